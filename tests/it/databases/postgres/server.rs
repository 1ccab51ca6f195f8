//! A PostgreSQL server in a temporary folder. It ends with the test process, even if that is killed.

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::fs;
use std::future::Future;
use std::io::{ErrorKind, Write};
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// The time limit for a server operation on a busy machine: 60 s in steps of 20 ms.
const STEPS: u32 = 3_000;
const STEP: Duration = Duration::from_millis(20);

/// Ends the server and removes its folder when the test process ends, which closes the keeper's standard input. It
/// runs as the server's user, who cannot end other users' processes.
const KEEPER: &str = r#"cat >/dev/null
if pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid" 2>/dev/null; then
    tries=0
    while [ -e "$1/data/postmaster.pid" ] && [ "$tries" -lt 100 ]; do tries=$((tries + 1)); sleep 0.1; done
fi
rm -rf "$1""#;

/// A server for tests only. It never syncs to disk, because power failures do not matter here.
pub struct Server {
    folder: PathBuf,
    port: u16,
    programs: Programs,
    running: Mutex<Option<Child>>,
    keeper: Child,
}

impl Server {
    /// Starts a new server. Prints to standard error if that is impossible.
    pub fn start() -> Option<Server> {
        let programs = match Programs::find() {
            Ok(programs) => programs,
            Err(why) => {
                // Bypasses the test harness, which hides the output of passing tests.
                let line = format!("skipped: {why}, so nothing was tried on PostgreSQL\n");
                let _ = std::io::stderr().write_all(line.as_bytes());
                return None;
            }
        };
        let folder = TempDir::new().expect("a temporary folder").keep();
        programs.own(&folder);
        let keeper = programs.keeper(&folder);
        programs.new_files(&folder);
        let mut server = Server { folder, port: 0, programs, running: Mutex::default(), keeper };
        // Another process may take the port before the server does.
        for _ in 0..5 {
            server.port = free_port();
            if server.runs() {
                return Some(server);
            }
        }
        panic!("PostgreSQL does not start: {}", server.log());
    }

    pub fn url(&self, database: &str) -> String {
        self.url_by(self.port, database)
    }

    /// Returns the URL of a database on this server, through another port of this machine.
    pub fn url_by(&self, port: u16, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{port}/{database}?sslmode=disable")
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns a command that runs beside the server, as its user.
    pub(super) fn beside(&self, program: &str) -> Command {
        self.programs.command(program, &self.folder)
    }

    pub fn create(&self, database: &str) {
        self.sql("postgres", format!("CREATE DATABASE {database}"));
    }

    /// Removes a database, and cuts all connections to it.
    pub fn remove(&self, database: &str) {
        let sql = format!("DROP DATABASE {database} WITH (FORCE)");
        self.sql("postgres", sql);
    }

    /// Cuts all connections to a database, as a server administrator does.
    pub fn cut(&self, database: &str) {
        let sql = format!(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
             WHERE datname = '{database}' AND pid <> pg_backend_pid()"
        );
        self.sql("postgres", sql);
    }

    pub fn sql(&self, database: &str, sql: String) {
        self.try_sql(database, sql).expect("sound SQL");
    }

    /// Runs SQL in a database, or returns the error code.
    pub fn try_sql(&self, database: &str, sql: String) -> Result<(), String> {
        let url = self.url(database);
        blocking(async move {
            let mut connection = PgConnection::connect(&url).await.expect("a connection");
            let ran = connection.execute(sqlx::raw_sql(AssertSqlSafe(sql))).await;
            connection.close().await.expect("an end");
            let code = |refused: &sqlx::Error| {
                let refused = refused.as_database_error().and_then(|found| found.code());
                refused.expect("a refusal by the database").into_owned()
            };
            ran.map(drop).map_err(|refused| code(&refused))
        })
    }

    /// Returns the file of a table or an index.
    pub fn file_of(&self, database: &str, relation: &str) -> PathBuf {
        let (url, relation) = (self.url(database), relation.to_owned());
        let path: String = blocking(async move {
            let mut connection = PgConnection::connect(&url).await.expect("a connection");
            let path = sqlx::query_scalar("SELECT pg_relation_filepath($1::text::regclass)");
            let path = path.bind(relation).fetch_one(&mut connection).await;
            connection.close().await.expect("an end");
            path.expect("a relation")
        });
        self.folder.join("data").join(path)
    }

    /// Gives the server a certificate for a host name, and returns the file of the authority that signed it. Prints to
    /// standard error if certificates cannot be made.
    pub fn certify(&self, host: &str) -> Option<PathBuf> {
        const MAKE: &str = r#"set -e
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -keyout ca.key -out ca.pem -subj /CN=Tests
openssl req -newkey rsa:2048 -nodes -keyout data/server.key -out server.csr -subj "/CN=$1"
printf 'subjectAltName=DNS:%s\nbasicConstraints=CA:FALSE\n' "$1" > names
openssl x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names -out data/server.crt
chmod 600 data/server.key"#;
        if Command::new("openssl").arg("version").output().is_err() {
            let _ = std::io::stderr().write_all(b"skipped: there is no openssl, so nothing was encrypted\n");
            return None;
        }
        let mut make = self.programs.command("sh", &self.folder);
        let made = make.args(["-c", MAKE, "make", host]).output();
        let made = made.expect("a shell");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        self.sql("postgres", "ALTER SYSTEM SET ssl = on".to_owned());
        self.sql("postgres", "SELECT pg_reload_conf()".to_owned());
        Some(self.folder.join("ca.pem"))
    }

    /// Stops it as a service manager does: connections are cut, and commits are flushed.
    pub fn stop(&self) {
        self.end_by("-INT");
    }

    /// Kills it, as when the machine runs out of memory.
    pub fn kill(&self) {
        self.end_by("-KILL");
    }

    /// Makes a base backup, like a standby that receives no later writes.
    pub fn back_up(&self) {
        // If the programs are links, some may be missing from the links' folder.
        let initdb = fs::canonicalize(self.programs.folder.join("initdb")).expect("initdb");
        let mut copy = self.programs.command(initdb.with_file_name("pg_basebackup"), &self.folder);
        copy.args(["-h", "127.0.0.1", "-U", "postgres", "-c", "fast", "-X", "stream", "-p", &self.port.to_string()]);
        let copied = copy.arg("-D").arg(self.folder.join("copy")).output().expect("pg_basebackup");
        assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
    }

    /// Kills the server and puts the base backup in its place.
    pub fn fail_over(&self) {
        self.kill();
        let data = self.folder.join("data");
        fs::rename(&data, self.folder.join("lost")).expect("the server's files");
        fs::rename(self.folder.join("copy"), &data).expect("a base backup");
        self.restart();
    }

    /// Starts it again, at the same port.
    pub fn restart(&self) {
        // The remains of a killed server end by themselves, and prevent a new start until then.
        for _ in 0..STEPS / 10 {
            if self.runs() {
                return;
            }
            thread::sleep(STEP);
        }
        panic!("PostgreSQL does not start again: {}", self.log());
    }

    fn end_by(&self, signal: &str) {
        let running = self.running().take();
        let mut running = running.expect("a server that runs");
        let pid = running.id().to_string();
        let killed = Command::new("kill").args([signal, &pid]).status();
        assert!(killed.expect("kill").success());
        running.wait().expect("its end");
    }

    fn running(&self) -> MutexGuard<'_, Option<Child>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts the server and returns whether it responds. If not, it has ended.
    fn runs(&self) -> bool {
        let log = fs::File::options().create(true).append(true).open(self.folder.join("log"));
        let log = log.expect("a log");
        let mut child = self
            .programs
            .command(self.programs.folder.join("postgres"), &self.folder)
            .arg("-D")
            .arg(self.folder.join("data"))
            .args(["-p", &self.port.to_string()])
            .args(["-c", "listen_addresses=127.0.0.1"])
            .args(["-c", "fsync=off", "-c", "full_page_writes=off"])
            .args(["-c", "max_connections=300"])
            .arg("-c")
            .arg(format!("unix_socket_directories={}", self.folder.display()))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("PostgreSQL starts");
        let url = self.url("postgres");
        for _ in 0..STEPS {
            if child.try_wait().expect("its state").is_some() {
                return false;
            }
            let url = url.clone();
            if blocking(async move { PgConnection::connect(&url).await.is_ok() }) {
                *self.running() = Some(child);
                return true;
            }
            thread::sleep(STEP);
        }
        panic!("PostgreSQL does not answer: {}", self.log());
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The keeper does the rest.
        drop(self.keeper.stdin.take());
        if let Some(mut running) = self.running().take() {
            let _ = running.wait();
        }
        let _ = self.keeper.wait();
    }
}

/// PostgreSQL's programs on this machine, and the user they run as.
struct Programs {
    folder: PathBuf,
    user: Option<User>,
}

/// The user for PostgreSQL's programs if the tests run as root, which PostgreSQL refuses.
struct User {
    id: u32,
    group: u32,
}

impl Programs {
    fn find() -> Result<Programs, String> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
        folders.extend(packaged());
        let mut complete = folders
            .into_iter()
            .filter(|folder| ["initdb", "postgres"].map(|name| folder.join(name).is_file()) == [true; 2]);
        let folder = complete.next().ok_or("no PostgreSQL is installed (`apt install postgresql`)")?;
        let myself = fs::metadata("/proc/self").map_or(1, |process| process.uid());
        let user = match myself {
            0 => Some(User::find()?),
            _ => None,
        };
        Ok(Programs { folder, user })
    }

    /// Returns a command in its own process group, so that it gets no signals meant for the tests.
    fn command(&self, program: impl AsRef<std::ffi::OsStr>, folder: &Path) -> Command {
        let mut command = match &self.user {
            None => Command::new(program),
            Some(user) => {
                let mut command = Command::new("setpriv");
                command
                    .arg(format!("--reuid={}", user.id))
                    .arg(format!("--regid={}", user.group))
                    .args(["--clear-groups", "--"])
                    .arg(program);
                command
            }
        };
        command.current_dir(folder).process_group(0);
        command
    }

    /// Copies the files of a new server, which are made once a run.
    fn new_files(&self, folder: &Path) {
        static MADE: OnceLock<(PathBuf, Child)> = OnceLock::new();
        let (made, _) = MADE.get_or_init(|| {
            let made = TempDir::new().expect("a temporary folder").keep();
            self.own(&made);
            let keeper = self.keeper(&made);
            self.initdb(&made);
            (made, keeper)
        });
        let mut copy = self.command("cp", folder);
        let copied = copy.arg("-a").arg(made.join("data")).arg(folder.join("data")).output();
        let copied = copied.expect("cp starts");
        assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
    }

    /// Starts the keeper of a folder.
    fn keeper(&self, folder: &Path) -> Child {
        let mut keeper = self.command("sh", folder);
        keeper.args(["-c", KEEPER, "keeper"]).arg(folder).stdin(Stdio::piped());
        keeper.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("a shell")
    }

    /// Gives a folder to the programs' user.
    fn own(&self, folder: &Path) {
        if let Some(user) = &self.user {
            chown(folder, Some(user.id), Some(user.group)).expect("a folder of the user");
        }
    }

    fn initdb(&self, folder: &Path) {
        let made = self
            .command(self.folder.join("initdb"), folder)
            .args(["-A", "trust", "-U", "postgres", "-E", "UTF8"])
            .args(["--locale=C.UTF-8", "-N", "-D"])
            .arg(folder.join("data"))
            .output()
            .expect("initdb starts");
        let said = String::from_utf8_lossy(&made.stderr);
        assert!(made.status.success(), "{said}");
    }
}

impl User {
    fn find() -> Result<User, &'static str> {
        let id = |which: &str, name: &str| -> Option<u32> {
            let said = Command::new("id").args([which, name]).output().ok()?;
            String::from_utf8(said.stdout).ok()?.trim().parse().ok()
        };
        let tried = Command::new("setpriv").arg("--version").output();
        if tried.is_err_and(|error| error.kind() == ErrorKind::NotFound) {
            return Err("PostgreSQL does not run as root, and there is no setpriv");
        }
        let mut users = ["postgres", "nobody"]
            .into_iter()
            .filter_map(|name| Some(User { id: id("-u", name)?, group: id("-g", name)? }));
        users.next().ok_or("PostgreSQL does not run as root, and there is neither a user postgres nor nobody")
    }
}

/// Returns the folders where Debian and Ubuntu put the programs, newest version first.
fn packaged() -> Vec<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut numbers: Vec<u32> =
        versions.filter_map(|version| version.ok()?.file_name().to_str()?.parse().ok()).collect();
    numbers.sort_unstable_by(|one, other| other.cmp(one));
    let folder = |number| PathBuf::from(format!("/usr/lib/postgresql/{number}/bin"));
    numbers.into_iter().map(folder).collect()
}

pub(super) fn free_port() -> u16 {
    let free = TcpListener::bind("127.0.0.1:0").expect("a port");
    free.local_addr().expect("an address").port()
}

/// Waits for a server operation, even if the test itself runs on a runtime.
fn blocking<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> T {
    let waits = thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(work)
    });
    waits.join().expect("it is done")
}
