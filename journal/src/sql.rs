//! SQL statements that are written once and run on every backend.
//!
//! [`statements!`](crate::statements) declares a statement as a function of its parameters, together with the type of
//! its rows. It is the only way to make a [`Query`], and it lists what it declares, so a test can prepare every
//! statement on a migrated database of each kind (`tests/it/journal/statements.rs`).
//!
//! A backend implements [`Connection`]. Statements are PostgreSQL's. SQLite understands them after three substitutions
//! (`in_sqlite`), or the statement has a text of its own for it.

mod values;

pub use values::{Argument, Bind, Column, Field, Kind, Parameter, Row, Value, Values};

use crate::problem::Error;
use async_trait::async_trait;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::OnceLock;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    Postgres,
    Sqlite,
}

/// A database session, or a pool of sessions that takes one for each statement.
#[async_trait]
pub trait Connection: Send {
    fn dialect(&self) -> Dialect;

    async fn fetch(
        &mut self,
        text: &'static str,
        arguments: Vec<Argument>,
        columns: &[Column],
    ) -> Result<Vec<Values>, Error>;

    /// Returns the number of affected rows. A connection for reading refuses.
    async fn execute(&mut self, _: &'static str, _: Vec<Argument>) -> Result<i64, Error> {
        Err(Error::Closed)
    }
}

/// A database that is read through connections of its own.
pub trait Reads: Debug + Send + Sync {
    fn reader(&self) -> Box<dyn Connection + '_>;
}

/// The declaration of a statement.
#[derive(Debug)]
pub struct Statement {
    pub name: &'static str,
    pub parameters: &'static [Parameter],
    pub columns: &'static [Column],
    text: &'static str,
    in_sqlite: Option<&'static str>,
    texts: [OnceLock<String>; 2],
}

impl Statement {
    /// Use [`statements!`](crate::statements) instead, which also lists the statement for the test.
    #[doc(hidden)]
    pub const fn new(
        name: &'static str,
        text: &'static str,
        in_sqlite: Option<&'static str>,
        parameters: &'static [Parameter],
        columns: &'static [Column],
    ) -> Statement {
        Statement { name, parameters, columns, text, in_sqlite, texts: [OnceLock::new(), OnceLock::new()] }
    }

    pub fn text(&self, dialect: Dialect) -> &str {
        self.texts[dialect as usize].get_or_init(|| match (dialect, self.in_sqlite) {
            (Dialect::Postgres, _) => self.with_columns(self.text),
            (Dialect::Sqlite, own) => in_sqlite(&self.with_columns(own.unwrap_or(self.text))),
        })
    }

    /// A statement that begins with `FROM` selects the columns of its row.
    fn with_columns(&self, text: &str) -> String {
        let names: Vec<&str> = self.columns.iter().map(|column| column.name).collect();
        match text.starts_with("FROM ") {
            true => format!("SELECT {} {text}", names.join(", ")),
            false => text.to_owned(),
        }
    }
}

/// Translates a text from PostgreSQL's SQL. SQLite numbers arguments after a question mark and gets lists as JSON arrays.
/// Truth values become 0 and 1, as its partial indexes have them.
fn in_sqlite(text: &str) -> String {
    let text = text.replace('$', "?").replace("= true", "= 1").replace("= false", "= 0");
    let mut parts = text.split("= ANY(");
    let mut replaced = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        replaced += "IN (SELECT value FROM json_each(";
        replaced += &part.replacen(')', "))", 1);
    }
    replaced
}

/// A statement with its arguments.
#[derive(Clone)]
pub struct Query<R> {
    statement: &'static Statement,
    arguments: Vec<Argument>,
    rows: PhantomData<fn() -> R>,
}

impl<R> Query<R> {
    #[doc(hidden)]
    pub fn new(statement: &'static Statement, arguments: Vec<Argument>) -> Query<R> {
        Query { statement, arguments, rows: PhantomData }
    }

    /// Returns the text and the arguments, for a backend that does not run them through a [`Connection`].
    pub fn parts(self, dialect: Dialect) -> (&'static str, Vec<Argument>) {
        (self.statement.text(dialect), self.arguments)
    }
}

impl<R: Row> Query<R> {
    pub async fn all(self, db: &mut dyn Connection) -> Result<Vec<R>, Error> {
        let text = self.statement.text(db.dialect());
        let rows = db.fetch(text, self.arguments, R::COLUMNS).await?;
        let rows = rows.into_iter().map(|values| {
            let problem = || Error::unreadable(format!("{} found a row of another form", self.statement.name));
            R::parse(&mut values.into_iter()).ok_or_else(problem)
        });
        rows.collect()
    }

    pub async fn first(self, db: &mut dyn Connection) -> Result<Option<R>, Error> {
        Ok(self.all(db).await?.into_iter().next())
    }

    pub async fn one(self, db: &mut dyn Connection) -> Result<R, Error> {
        let name = self.statement.name;
        self.first(db).await?.ok_or_else(|| Error::unreadable(format!("{name} found no row")))
    }
}

impl Query<()> {
    /// Returns the number of affected rows.
    pub async fn run(self, db: &mut dyn Connection) -> Result<i64, Error> {
        let text = self.statement.text(db.dialect());
        db.execute(text, self.arguments).await
    }
}

/// Declares statements as functions that return a [`Query`], and lists them in `statements()`.
///
/// ```ignore
/// statements! {
///     fn post(campaign: CampaignId, subject: &str) -> (u64, u64) =
///         "SELECT channel_id, message_id FROM posts WHERE campaign_id = $1 AND subject = $2";
/// }
/// ```
///
/// A text for SQLite only follows after `sqlite`.
#[macro_export]
macro_rules! statements {
    ($(
        $(#[$about:meta])*
        $visibility:vis fn $name:ident($($parameter:ident: $kind:ty),* $(,)?) $(-> $row:ty)? = $text:expr $(, sqlite $own:expr)?;
    )*) => {
        $(
            $(#[$about])*
            $visibility fn $name($($parameter: $kind),*) -> $crate::sql::Query<$crate::statements!(@row $($row)?)> {
                static STATEMENT: $crate::sql::Statement =
                    $crate::statements!(@statement $name ($($kind),*) ($($row)?) $text $(, $own)?);
                $crate::sql::Query::new(&STATEMENT, vec![$($crate::sql::Bind::bind($parameter)),*])
            }
        )*

        pub fn statements() -> Vec<$crate::sql::Statement> {
            vec![$($crate::statements!(@statement $name ($($kind),*) ($($row)?) $text $(, $own)?)),*]
        }
    };
    (@statement $name:ident ($($kind:ty),*) ($($row:ty)?) $text:expr $(, $own:expr)?) => {
        $crate::sql::Statement::new(
            stringify!($name),
            $text,
            $crate::statements!(@own $($own)?),
            &[$(<$kind as $crate::sql::Bind>::PARAMETER),*],
            <$crate::statements!(@row $($row)?) as $crate::sql::Row>::COLUMNS,
        )
    };
    (@own) => { None };
    (@own $own:expr) => { Some($own) };
    (@row) => { () };
    (@row $row:ty) => { $row };
}

/// Declares how a type is read from the columns of a row. The columns are variables in the expression that makes it.
///
/// ```ignore
/// row!(Snapshot { seq: i64, state: String } => Snapshot { seq, state });
/// ```
#[macro_export]
macro_rules! row {
    ($type:ty { $($column:ident: $kind:ty),* $(,)? } => $made:expr) => {
        impl $crate::sql::Row for $type {
            const COLUMNS: &'static [$crate::sql::Column] = &[
                $($crate::sql::Column::of::<$kind>(stringify!($column))),*
            ];

            fn parse(values: &mut dyn Iterator<Item = $crate::sql::Value>) -> Option<$type> {
                $(let $column: $kind = $crate::sql::Field::read(values.next()?)?;)*
                Some($made)
            }
        }
    };
}
