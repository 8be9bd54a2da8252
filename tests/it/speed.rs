//! What makes a start slow, held without a clock: `docs/speed.md` says why.

use super::elf::Loading;
use super::program::skipped;
use std::path::Path;
use syn::visit::{self, Visit};
use syn::{ExprReference, LitStr};

/// The pointers in generated tables: each text and each reference to a list is one.
#[derive(Default)]
struct Pointers(usize);

impl<'a> Visit<'a> for Pointers {
    fn visit_lit_str(&mut self, _: &'a LitStr) {
        self.0 += 1;
    }

    fn visit_expr_reference(&mut self, reference: &'a ExprReference) {
        self.0 += 1;
        visit::visit_expr_reference(self, reference);
    }
}

#[test]
fn generated_tables_hold_positions_instead_of_pointers() {
    for (name, code) in [
        (
            "library.rs",
            include_str!(concat!(env!("OUT_DIR"), "/library.rs")),
        ),
        (
            "index.rs",
            include_str!(concat!(env!("OUT_DIR"), "/index.rs")),
        ),
        (
            "messages.rs",
            include_str!(concat!(env!("OUT_DIR"), "/messages.rs")),
        ),
    ] {
        let mut pointers = Pointers::default();
        pointers.visit_file(&syn::parse_file(code).unwrap());
        assert!(pointers.0 < 100, "{name} has {} pointers", pointers.0);
    }
}

#[test]
fn a_start_writes_few_pointers_and_loads_few_libraries() {
    let Some(loading) = Loading::of(Path::new(env!("CARGO_BIN_EXE_citadels"))) else {
        return skipped("only a Linux program says what its loader has to do");
    };
    let loads = |name: &str| loading.libraries.iter().any(|one| one.starts_with(name));
    assert!(!loads("libm."), "{:?}", loading.libraries);
    // A debug build keeps what a release leaves out.
    if cfg!(debug_assertions) {
        return;
    }
    // docs/speed.md says which they are.
    let count = loading.relative_relocations;
    assert!(count < 4_000, "{count} relative relocations");
}
