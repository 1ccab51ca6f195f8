//! Has the crate compiled again when a migration is added: the migrations are embedded in it, and the compiler watches only those it knows.

fn main() {
    println!("cargo::rerun-if-changed=../migrations");
}
