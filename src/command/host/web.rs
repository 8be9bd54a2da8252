//! The server: HTTP in, messages to the table out. It lives only while `host` runs, on one private
//! address, knows no files, and lets in only whoever asks for it by its own name.

use crate::command::host::desk::Act;
use crate::command::host::document;
use crate::command::host::serve::{Answer, Asked, Join, Message, Refused};
use crate::language::Language;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Form, Path, Query, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, oneshot, watch};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::WatchStream;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

/// What one table needs, many times over.
const MOST_CONNECTIONS: usize = 1000;
const MOST_LISTENERS: usize = 800;
/// A line with a city is far shorter.
const LARGEST_BODY: usize = 16 * 1024;
/// The table answers within milliseconds.
const ANSWER: Duration = Duration::from_secs(10);
/// A phone that is slower than that tries again.
const HEADERS: Duration = Duration::from_secs(10);

/// Requests of one address: so many at once, and so many a second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub burst: f64,
    pub a_second: f64,
}

impl Default for Rate {
    fn default() -> Self {
        Self {
            burst: 300.0,
            a_second: 100.0,
        }
    }
}

/// The table's end of the wire.
#[derive(Clone)]
pub struct Wire {
    pub messages: SyncSender<Message>,
    /// So many of them wait.
    pub waiting: Arc<AtomicUsize>,
    /// Told to whoever listens.
    pub revision: watch::Receiver<u64>,
}

struct Web {
    wire: Wire,
    /// What the server is called: its address with the port.
    hosts: Vec<String>,
    rate: Rate,
    used: Mutex<BTreeMap<IpAddr, (f64, Instant)>>,
    listeners: Arc<Semaphore>,
}

/// Serves until the runtime ends.
pub async fn serve(listener: TcpListener, wire: Wire, rate: Rate) -> std::io::Result<()> {
    let address = listener.local_addr()?;
    let web = Arc::new(Web {
        wire,
        hosts: names_of(address),
        rate,
        used: Mutex::default(),
        listeners: Arc::new(Semaphore::new(MOST_LISTENERS)),
    });
    let app = router(web.clone());
    let connections = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            // Out of sockets: a moment later there are some.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Ok(permit) = connections.clone().try_acquire_owned() else {
            continue;
        };
        let _ = stream.set_nodelay(true);
        let app = app.clone().layer(axum::Extension(peer.ip()));
        tokio::spawn(async move {
            let service = TowerToHyperService::new(app);
            let mut http = hyper::server::conn::http1::Builder::new();
            http.timer(TokioTimer::new()).header_read_timeout(HEADERS);
            let _ = http.serve_connection(TokioIo::new(stream), service).await;
            drop(permit);
        });
    }
}

/// On a loopback address a browser may say `localhost`.
fn names_of(address: SocketAddr) -> Vec<String> {
    let mut names = vec![address.to_string()];
    if address.ip().is_loopback() {
        names.push(format!("localhost:{}", address.port()));
    }
    names
}

fn router(web: Arc<Web>) -> Router {
    let quick = Router::new()
        .route("/", get(screen))
        .route("/c/{code}", get(code))
        .route("/join", post(join))
        .route("/seat/{token}", get(seat))
        .route("/act", post(act))
        .route("/complete", get(complete))
        .route("/look", get(look))
        .route("/sheet", get(sheet))
        .route("/table", get(table))
        .route("/me", get(me))
        .route("/lang", post(speak))
        .route("/phone.css", get(style))
        .route("/phone.js", get(script))
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            ANSWER,
        ));
    Router::new()
        .route("/events", get(events))
        .merge(quick)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(web.clone(), guard))
        .with_state(web)
}

/// Only whoever came by the address itself gets anything: a page of another site, or a name that
/// was bent to this address, does not.
async fn guard(State(web): State<Arc<Web>>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<IpAddr>().copied();
    let mut response = if !web.is_ours(&request) {
        StatusCode::FORBIDDEN.into_response()
    } else if peer.is_some_and(|peer| !web.takes(peer)) {
        StatusCode::TOO_MANY_REQUESTS.into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    for (name, value) in SAFE {
        headers.insert(
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        );
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

const SAFE: [(&str, &str); 5] = [
    (
        "content-security-policy",
        "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; \
         img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    ("referrer-policy", "same-origin"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("cross-origin-resource-policy", "same-origin"),
];

impl Web {
    /// A browser says from which page a form comes; one that only reads need not.
    fn is_ours(&self, request: &Request) -> bool {
        let head = |name: HeaderName| {
            let value = request.headers().get(name)?;
            Some(value.to_str().unwrap_or_default())
        };
        let host = head(header::HOST).unwrap_or_default();
        let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
        let is_own = match head(header::ORIGIN) {
            Some(origin) => origin.strip_prefix("http://") == Some(host),
            None => is_read,
        };
        is_own && self.hosts.iter().any(|name| name == host)
    }

    /// Counts a request of this address; false if there were too many.
    fn takes(&self, peer: IpAddr) -> bool {
        const MOST: usize = 4096;
        let now = Instant::now();
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        let Rate { burst, a_second } = self.rate;
        if used.len() >= MOST {
            used.retain(|_, (_, last)| now.duration_since(*last).as_secs_f64() * a_second < burst);
        }
        let (left, last) = used.entry(peer).or_insert((burst, now));
        *left = (*left + now.duration_since(*last).as_secs_f64() * a_second).min(burst);
        *last = now;
        let takes = *left >= 1.0;
        *left -= f64::from(u8::from(takes));
        takes
    }

    async fn asks(&self, headers: &HeaderMap, asked: Asked) -> Response {
        let (sender, answer) = oneshot::channel();
        let message = Message {
            token: cookie(headers),
            lang: accepted(headers),
            asked,
            answer: Box::new(|answer| {
                // Whoever asked may be gone.
                let _ = sender.send(answer);
            }),
        };
        self.wire.waiting.fetch_add(1, Ordering::SeqCst);
        if self.wire.messages.try_send(message).is_err() {
            self.wire.waiting.fetch_sub(1, Ordering::SeqCst);
            return StatusCode::SERVICE_UNAVAILABLE.into_response();
        }
        match answer.await {
            Ok(answer) => response(answer),
            Err(_) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        }
    }
}

fn response(answer: Answer) -> Response {
    match answer {
        Answer::Page(page) => Html(page).into_response(),
        Answer::Lines(lines) => axum::Json(lines).into_response(),
        Answer::Go(to, token) => {
            let mut response = Redirect::to(&to).into_response();
            if let Some(token) = token {
                let cookie =
                    format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=86400");
                if let Ok(value) = HeaderValue::from_str(&cookie) {
                    response.headers_mut().insert(header::SET_COOKIE, value);
                }
            }
            response
        }
        Answer::Refused(why, page) => {
            let status = match why {
                Refused::Unknown => StatusCode::FORBIDDEN,
                Refused::Conflict => StatusCode::CONFLICT,
            };
            (status, Html(page)).into_response()
        }
    }
}

const COOKIE: &str = "seat";

fn cookie(headers: &HeaderMap) -> Option<String> {
    let all = headers.get(header::COOKIE)?.to_str().ok()?;
    let mut cookies = all.split(';').filter_map(|one| one.trim().split_once('='));
    cookies.find_map(|(name, value)| (name == COOKIE).then(|| value.to_owned()))
}

/// The first of ours that the browser names.
fn accepted(headers: &HeaderMap) -> Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE);
    let wanted = wanted
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let mut wanted = wanted.split(',').filter_map(|one| one.split(';').next());
    wanted
        .find_map(|one| Language::from_locale(one.trim()))
        .unwrap_or_default()
}

async fn screen(State(web): State<Arc<Web>>, headers: HeaderMap) -> Response {
    web.asks(&headers, Asked::Screen).await
}

async fn code(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Response {
    web.asks(&headers, Asked::Code(code)).await
}

async fn join(State(web): State<Arc<Web>>, headers: HeaderMap, Form(join): Form<Join>) -> Response {
    web.asks(&headers, Asked::Join(join)).await
}

async fn seat(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
    Path(token): Path<String>,
) -> Response {
    web.asks(&headers, Asked::Seat(token)).await
}

async fn act(State(web): State<Arc<Web>>, headers: HeaderMap, Form(act): Form<Act>) -> Response {
    web.asks(&headers, Asked::Act(act)).await
}

#[derive(Deserialize)]
struct Line {
    #[serde(default)]
    line: String,
}

async fn complete(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
    Query(typed): Query<Line>,
) -> Response {
    web.asks(&headers, Asked::Complete(typed.line)).await
}

#[derive(Deserialize)]
struct Words {
    #[serde(default)]
    q: String,
}

async fn look(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
    Query(words): Query<Words>,
) -> Response {
    web.asks(&headers, Asked::LookUp(words.q)).await
}

async fn sheet(State(web): State<Arc<Web>>, headers: HeaderMap) -> Response {
    web.asks(&headers, Asked::Sheet).await
}

async fn table(State(web): State<Arc<Web>>, headers: HeaderMap) -> Response {
    web.asks(&headers, Asked::DraftTable).await
}

async fn me(State(web): State<Arc<Web>>, headers: HeaderMap) -> Response {
    web.asks(&headers, Asked::Me).await
}

#[derive(Deserialize)]
struct Speaks {
    lang: Language,
}

async fn speak(
    State(web): State<Arc<Web>>,
    headers: HeaderMap,
    Form(speaks): Form<Speaks>,
) -> Response {
    web.asks(&headers, Asked::Speak(speaks.lang)).await
}

async fn style() -> Response {
    let css = HeaderValue::from_static("text/css; charset=utf-8");
    ([(header::CONTENT_TYPE, css)], document::style()).into_response()
}

async fn script() -> Response {
    let js = HeaderValue::from_static("text/javascript; charset=utf-8");
    ([(header::CONTENT_TYPE, js)], document::script()).into_response()
}

/// The number of the table's state, whenever it changes. It says nothing else, so it needs no seat.
async fn events(State(web): State<Arc<Web>>) -> Response {
    let Ok(permit) = web.listeners.clone().try_acquire_owned() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let changes = WatchStream::new(web.wire.revision.clone()).map(move |revision| {
        let _held = &permit;
        Ok::<_, Infallible>(Event::default().data(revision.to_string()))
    });
    let alive = KeepAlive::new().interval(Duration::from_secs(20));
    Sse::new(changes).keep_alive(alive).into_response()
}
