//! Pages as HTML.
