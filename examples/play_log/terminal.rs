//! A terminal with the program at the other end.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

const COLUMNS: u16 = 100;
const ROWS: u16 = 60;
/// A screen that nothing was added to for so long is drawn.
const QUIET: Duration = Duration::from_millis(15);
/// No answer in so long is a fault of the harness or of the program.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Terminal {
    program: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    bytes: Receiver<Vec<u8>>,
    shown: vt100::Parser,
    /// Everything that was written.
    pub seen: String,
    /// It lives as long as somebody looks at it.
    _master: Box<dyn MasterPty + Send>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waited {
    Shown,
    Ended,
}

impl Terminal {
    pub fn open(program: &Path, args: &[&str], home: &Path) -> Self {
        let size = PtySize {
            rows: ROWS,
            cols: COLUMNS,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pty = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.env("TERM", "xterm-256color");
        command.env("NO_COLOR", "1");
        command.env("CITADELS_HOME", home);
        command.env("CITADELS_LANG", "en");
        command.cwd(std::env::temp_dir());
        let program = pty.slave.spawn_command(command).unwrap();
        drop(pty.slave);
        let mut reader = pty.master.try_clone_reader().unwrap();
        let keys = pty.master.take_writer().unwrap();
        let (send, bytes) = mpsc::channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if send.send(buffer[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        let (rows, columns) = (ROWS.try_into().unwrap(), COLUMNS.try_into().unwrap());
        Self {
            program,
            keys,
            bytes,
            shown: vt100::Parser::new(rows, columns, 0),
            seen: String::new(),
            _master: pty.master,
        }
    }

    pub fn screen(&self) -> String {
        self.shown.screen().contents()
    }

    /// A page is drawn from top to bottom with a hidden cursor; a question shows it again.
    fn is_drawn(&self) -> bool {
        let screen = self.shown.screen();
        !screen.hide_cursor() || screen.cursor_position().0 == ROWS - 1
    }

    /// Types; a program that has ended takes nothing.
    pub fn types(&mut self, keys: &str) {
        let _ = self.keys.write_all(keys.as_bytes());
        let _ = self.keys.flush();
    }

    /// Waits for such a screen, wholly drawn.
    pub fn waits(&mut self, until: impl Fn(&str) -> bool) -> Waited {
        let start = Instant::now();
        loop {
            let is_there = self.is_drawn() && until(&self.screen());
            let time = if is_there { QUIET } else { PATIENCE };
            match self.bytes.recv_timeout(time) {
                Ok(bytes) => self.takes(&bytes),
                Err(RecvTimeoutError::Timeout) if is_there => return Waited::Shown,
                Err(RecvTimeoutError::Disconnected) => return Waited::Ended,
                Err(RecvTimeoutError::Timeout) => {}
            }
            let now = self.screen();
            assert!(start.elapsed() < PATIENCE, "it stays so:\n{now}");
        }
    }

    fn takes(&mut self, bytes: &[u8]) {
        self.seen.push_str(&String::from_utf8_lossy(bytes));
        self.shown.process(bytes);
    }

    /// Kills it, as a power cut would; false if it had ended.
    pub fn kill(&mut self) -> bool {
        // The crate's own way is a hangup, which the program would notice.
        let program: &mut dyn Child = &mut *self.program;
        let program = program.downcast_mut::<std::process::Child>();
        let program = program.expect("a child of this system");
        let runs = program.try_wait().unwrap().is_none();
        let _ = program.kill();
        program.wait().unwrap();
        runs
    }

    /// The exit code, when it has ended.
    pub fn code(&mut self) -> u32 {
        self.program.wait().unwrap().exit_code()
    }
}
