//! A TLS proxy in front of a loopback, with a certificate for `discord.com`.

use chancery::config::Elsewhere;
use rcgen::{CertifiedKey, generate_simple_self_signed};
use std::sync::Arc;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// A proxy that closes when it is dropped.
pub struct Front {
    pub elsewhere: Elsewhere,
    serving: JoinHandle<()>,
}

impl Front {
    /// Starts a proxy for the loopback at this URL.
    pub async fn open(base: &str) -> Front {
        let CertifiedKey { cert, signing_key } = generate_simple_self_signed(["discord.com".to_owned()]).unwrap();
        let key = PrivateKeyDer::Pkcs8(signing_key.serialize_der().into());
        let settings = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![cert.der().clone()], key)
            .unwrap();
        let doors = TlsAcceptor::from(Arc::new(settings));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let behind = base.trim_start_matches("http://").to_owned();
        let serving = tokio::spawn(async move {
            while let Ok((outside, _)) = listener.accept().await {
                let (doors, behind) = (doors.clone(), behind.clone());
                tokio::spawn(async move {
                    let Ok(mut outside) = doors.accept(outside).await else { return };
                    let Ok(mut inside) = TcpStream::connect(behind).await else { return };
                    // If one side ends in any way, the other side sees the end.
                    let _ = tokio::io::copy_bidirectional(&mut outside, &mut inside).await;
                });
            }
        });
        Front { elsewhere: Elsewhere { address, certificate: cert.pem() }, serving }
    }
}

impl Drop for Front {
    fn drop(&mut self) {
        self.serving.abort();
    }
}
