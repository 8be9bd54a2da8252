//! Pages as Markdown.
