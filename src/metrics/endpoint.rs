//! The HTTP endpoint: `GET /metrics`, and `GET /health` for a supervisor that restarts an unhealthy bot.

use super::{Looked, metrics};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use chancery_clock::Clock;
use chancery_journal::{Error, Journal};
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// How long the database may take to answer.
const READ_TIMEOUT: Duration = Duration::from_secs(5);

/// The content type: OpenMetrics, which Prometheus reads.
const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

#[derive(Debug, thiserror::Error)]
#[error("METRICS_ADDRESS is {address}, where the bot cannot listen ({problem}): name a free port, or leave it empty")]
pub struct EndpointError {
    address: SocketAddr,
    problem: io::Error,
}

pub struct Endpoint(JoinHandle<()>);

impl Drop for Endpoint {
    fn drop(&mut self) {
        self.0.abort();
    }
}

#[derive(Clone)]
struct EndpointState {
    journal: Journal,
    clock: Clock,
}

impl Endpoint {
    pub async fn start(address: SocketAddr, journal: Journal, clock: Clock) -> Result<Endpoint, EndpointError> {
        let listener = TcpListener::bind(address).await;
        let listener = listener.map_err(|problem| EndpointError { address, problem })?;
        let router = Router::new()
            .route("/metrics", get(figures))
            .route("/health", get(health))
            .with_state(EndpointState { journal, clock });
        tracing::info!(%address, "serving /metrics and /health");
        Ok(Endpoint(tokio::spawn(async move {
            // The server continues after any error, and ends with the task.
            let _ = axum::serve(listener, router).await;
        })))
    }
}

impl EndpointState {
    async fn look(&self) -> Result<Looked, Error> {
        let now = self.clock.now();
        let outbox = self.journal.outbox().await?;
        let (file, log) = self.journal.sizes().await;
        let age = outbox.oldest.filter(|at| *at < now).map(|at| now.since(at));
        let backup = self.journal.last_backup();
        Ok(Looked {
            waiting: outbox.waiting,
            oldest: age.map_or(0, |age| age.as_millis() / 1000),
            given_up: outbox.given_up,
            file,
            log,
            backup: backup.map_or(0, |at| at.as_millis() / 1000),
        })
    }
}

async fn figures(State(asked): State<EndpointState>) -> Response {
    match asked.clock.within(READ_TIMEOUT, asked.look()).await {
        Ok(Ok(looked)) => ([(CONTENT_TYPE, TEXT)], metrics().text(looked)).into_response(),
        Ok(Err(problem)) => unwell(format!("journal: {problem}")),
        Err(_) => unwell(format!("journal: no answer in {} seconds", READ_TIMEOUT.as_secs())),
    }
}

async fn health() -> Response {
    match metrics().must_be_well() {
        Ok(()) => "ok\n".into_response(),
        Err(problem) => unwell(problem),
    }
}

fn unwell(problem: String) -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, format!("{problem}\n")).into_response()
}
