//! The journal in PostgreSQL.
