//! `host`: tonight's table on the phones of the local network. Each player sees on a phone of their
//! own what their seat may see, and does there what else needs the one device handed around.
//!
//! The table is owned by the thread that runs the command; the server sends it messages.

mod desk;
mod document;
mod kept;
mod laptop;
mod page;
mod serve;
mod web;

use crate::command::host::desk::{Act, Desk, End};
use crate::command::host::kept::KeptDesk;
use crate::command::host::laptop::{Done, Laptop};
use crate::command::host::serve::{Answer, Message, Reply, serve};
use crate::command::host::web::{Rate, Wire};
use crate::command::score::counted::Counted;
use crate::command::table::pass::Phones;
use crate::command::table::tonight::{self, Ending, Host};
use crate::command::{Cli, Outcome};
use crate::fault::{Fault, why};
use crate::page::{Block, Page};
use crate::terminal::News;
use crate::terminal::drive::Stop;
use crate::texts::Texts;
use crate::wording::qr::qr;
use crate::{fault, say};
use clap::Args;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

#[derive(Debug, Args)]
pub struct Request {
    #[arg(long)]
    pub port: Option<u16>,
    #[arg(long)]
    pub bind: Option<IpAddr>,
    #[arg(long)]
    pub no_terminal: bool,
}

/// So many requests wait for the table; a table has fewer phones.
const MOST_WAITING: usize = 256;
/// The port that is tried first: the year of the edition.
const PORT: u16 = 2016;

pub fn run(cli: &mut Cli<'_>, request: &Request) -> Result<Outcome, Stop> {
    let phones = Phones::default();
    let has_screen = cli.ask.is_some() && !request.no_terminal;
    if !has_screen && !request.no_terminal {
        return Err(Stop::from(fault!(Usage, "error-host-terminal")));
    }
    let mut host = tonight::opened(cli, phones.clone())?;
    let app = host.app();
    let mut kept = KeptDesk::read(&app, &host.token)?;
    let address = request.bind.map_or_else(|| Ok(own_address()), private)?;
    let listener = listen(address, request.port, kept.port)?;
    let address = listener
        .local_addr()
        .map_err(|error| unable(&address.to_string(), &error))?;
    kept.port = address.port();
    let server = Server::start(listener).map_err(|error| unable(&address.to_string(), &error))?;
    let mut desk = Desk::new(kept.desk.clone());
    desk.changed(&host.played);
    let link = format!("http://{address}/c/{}", desk.kept.code);
    let mut laptop = Laptop::default();
    let invitation = invitation(app.texts, &link);
    if has_screen {
        let waiting = server.waiting.clone();
        let news = move || waiting.load(Ordering::SeqCst) > 0;
        host.listen(News(Rc::new(news)));
    } else {
        host.tell(&invitation);
    }
    let mut table = Table {
        server: &server,
        desk: &mut desk,
        kept: &mut kept,
        laptop: has_screen.then_some((&mut laptop, &invitation)),
        owed: Vec::new(),
    };
    table.kept.save(&app, &table.desk.kept);
    loop {
        let counted = table.game(&mut host)?;
        table.reveal(&mut host, &counted)?;
        if table.desk.wants_more != Some(true) {
            KeptDesk::forget(&app);
            return Ok(host.end(&counted));
        }
        host = host.again(phones.clone())?;
        table.again(&host);
    }
}

/// Where to go, as a link and to scan.
fn invitation(texts: &Texts, link: &str) -> Page {
    let mut page = Page::new(vec![
        Block::title(say!(texts, "host-title"), ""),
        Block::Text(say!(texts, "host-scan").into()),
    ]);
    page.extend(qr(texts, link, link));
    page
}

/// The address in the network at home: the one that would be used to go out of it. Nothing is sent.
fn own_address() -> IpAddr {
    let seen = || {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        // A network that is reserved for examples.
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    let seen = seen().filter(|address| is_private(*address));
    seen.unwrap_or(Ipv4Addr::LOCALHOST.into())
}

fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            address.is_private() || address.is_loopback() || address.is_link_local()
        }
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local(),
    }
}

/// The whole world is not at the table.
fn private(address: IpAddr) -> Result<IpAddr, Fault> {
    if is_private(address) {
        Ok(address)
    } else {
        Err(fault!(BadValue, "error-host-public", address = address.to_string()).at("--bind"))
    }
}

/// At the given port; else where the phones know it from before, or where it is usual, or anywhere.
fn listen(address: IpAddr, given: Option<u16>, before: u16) -> Result<TcpListener, Fault> {
    let at = |port| TcpListener::bind((address, port));
    let found = match given {
        Some(port) => at(port),
        None => at(before).or_else(|_| at(PORT)).or_else(|_| at(0)),
    };
    found.map_err(|error| {
        let port = given.unwrap_or(PORT);
        unable(&SocketAddr::new(address, port).to_string(), &error)
    })
}

fn unable(address: &str, error: &io::Error) -> Fault {
    fault!(Busy, "error-host-listen", address, why = why(error))
}

/// The server, as the table knows it.
struct Server {
    /// It ends with the command.
    _runtime: Runtime,
    messages: Receiver<Message>,
    /// So many of them wait.
    waiting: Arc<AtomicUsize>,
    revision: watch::Sender<u64>,
}

impl Server {
    fn start(listener: TcpListener) -> io::Result<Self> {
        listener.set_nonblocking(true)?;
        let (sender, messages) = sync_channel(MOST_WAITING);
        let (revision, changes) = watch::channel(0);
        let waiting = Arc::new(AtomicUsize::new(0));
        let wire = Wire {
            messages: sender,
            waiting: waiting.clone(),
            revision: changes,
        };
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()?;
        runtime.spawn(async move {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            web::serve(listener, wire, Rate::default()).await
        });
        Ok(Self {
            _runtime: runtime,
            messages,
            waiting,
            revision,
        })
    }
}

/// Everything that is at the table.
struct Table<'t> {
    server: &'t Server,
    desk: &'t mut Desk,
    kept: &'t mut KeptDesk,
    /// Its own screen, if it has one.
    laptop: Option<(&'t mut Laptop, &'t Page)>,
    /// Answers that are given as soon as what follows from them is done, too.
    owed: Vec<(Reply, Answer)>,
}

impl Table<'_> {
    /// The next thing that somebody does or asks.
    fn next(&mut self, host: &mut Host<'_, '_>) -> Result<(), Stop> {
        for (reply, answer) in self.owed.drain(..) {
            reply(answer);
        }
        let before = self.desk.revision;
        match &mut self.laptop {
            Some((laptop, invitation)) => {
                let done = host.at_laptop(|ask, looks, played| {
                    laptop.ask(ask, looks, (self.desk, played), invitation)
                })?;
                let played = &mut host.played;
                match done {
                    Done::News => {}
                    Done::Free(guest) => self.desk.free(played, guest),
                    Done::Door => {
                        self.desk.kept.is_closed = !self.desk.kept.is_closed;
                        self.desk.changed(played);
                    }
                    Done::Act(does, line) => {
                        let act = Act {
                            at: before,
                            does,
                            line,
                            ..Act::default()
                        };
                        laptop.refused = self.desk.act_here(played, &act).err();
                    }
                }
            }
            // The server lives as long as we do.
            None => self.answer(host, self.server.messages.recv().map_err(|_| Stop::Left)?),
        }
        if self.laptop.is_some() && self.desk.revision != before {
            self.keep(host);
        }
        while let Ok(message) = self.server.messages.try_recv() {
            self.answer(host, message);
        }
        Ok(())
    }

    fn answer(&mut self, host: &mut Host<'_, '_>, message: Message) {
        self.server.waiting.fetch_sub(1, Ordering::SeqCst);
        let before = self.desk.revision;
        let by = (message.token.as_deref(), message.lang);
        let answer = serve(self.desk, &host.app(), &mut host.played, by, message.asked);
        if self.desk.revision != before {
            self.keep(host);
        }
        self.owed.push((message.answer, answer));
    }

    /// Saves what has changed, then tells everybody.
    fn keep(&mut self, host: &mut Host<'_, '_>) {
        self.desk.unsaved = host.keep().err();
        self.kept.save(&host.app(), &self.desk.kept);
        self.server.revision.send_replace(self.desk.revision);
    }

    /// One game to its end.
    fn game(&mut self, host: &mut Host<'_, '_>) -> Result<Box<Counted>, Stop> {
        loop {
            let sheet = host.played.now().sheet();
            if sheet.is_none_or(|sheet| sheet.end().is_none()) {
                self.next(host)?;
                continue;
            }
            match host.count()? {
                Ending::Counted(counted) => return Ok(counted),
                Ending::Later(counted) => {
                    let faults = counted.unsaved.map(|faults| faults.faults.into_iter());
                    self.desk.unsaved = faults.and_then(|mut faults| faults.next());
                }
                Ending::Called(_) => {}
            }
        }
    }

    /// From the last place to the first, until somebody says how it goes on.
    fn reveal(&mut self, host: &mut Host<'_, '_>, counted: &Counted) -> Result<(), Stop> {
        let own = host.app().texts.lang();
        let langs = self
            .desk
            .kept
            .guests
            .iter()
            .map(|guest| guest.lang)
            .chain([own]);
        let counted = langs.map(|lang| (lang, host.counted_in(&Texts::new(lang), counted)));
        self.desk.end = Some(End {
            counted: counted.collect(),
            revealed: 0,
        });
        self.desk.changed(&host.played);
        self.keep(host);
        while self.desk.wants_more.is_none() {
            self.next(host)?;
        }
        Ok(())
    }

    /// Another game of the same people.
    fn again(&mut self, host: &Host<'_, '_>) {
        self.kept.evening.clone_from(&host.token);
        (self.desk.end, self.desk.wants_more) = (None, None);
        self.desk.changed(&host.played);
    }
}
