//! What the loader of a Linux program has to do before `main`.

use object::{Object, RelocationTarget};
use std::fs;
use std::path::Path;

#[derive(Debug)]
pub struct Loading {
    /// Pointers that are written at every start, because the program may lie anywhere in memory.
    pub relative_relocations: usize,
    pub libraries: Vec<String>,
}

impl Loading {
    /// None if it is not an ELF file.
    pub fn of(program: &Path) -> Option<Self> {
        let bytes = fs::read(program).unwrap();
        if !bytes.starts_with(b"\x7fELF") {
            return None;
        }
        let file = object::File::parse(&*bytes).unwrap();
        let relocations = file.dynamic_relocations().into_iter().flatten();
        // The others are about symbols.
        let is_relative = |target: RelocationTarget| target == RelocationTarget::Absolute;
        let relative = relocations.filter(|(_, one)| is_relative(one.target()));
        let libraries = file.import_libraries().unwrap().map(|library| {
            let library = library.unwrap();
            String::from_utf8_lossy(library.name()).into_owned()
        });
        Some(Self {
            relative_relocations: relative.count(),
            libraries: libraries.collect(),
        })
    }
}
