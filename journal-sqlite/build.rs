//! Recompiles the crate when a migration is added. Migrations are embedded in it, and the compiler watches only those
//! it knows.

fn main() {
    println!("cargo::rerun-if-changed=../migrations");
}
