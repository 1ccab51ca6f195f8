//! Access control of the page.

use super::{ADA, Sandbox};
use reqwest::{Method, StatusCode};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::test]
async fn the_page_needs_its_secret_url() {
    let sandbox = Sandbox::open(&[]);
    let token = &sandbox.token;
    assert_eq!(token.len(), 32, "{token}");
    let (status, headers, page) = sandbox.get(&format!("/?token={token}")).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    assert!(page.contains("<script type=\"module\""), "{page}");
    for says in ["default-src 'none'; script-src 'self'", "nosniff", "no-referrer", "no-store"] {
        assert!(headers.contains(says), "{says}: {headers}");
    }
    let asked = [
        (Method::GET, "/"),
        (Method::GET, "/transcript"),
        (Method::GET, "/events?as=100&channel=1"),
        (Method::GET, "/files/1/a.png"),
        (Method::POST, "/act"),
    ];
    for (method, path) in asked {
        for token in ["", "token=", "token=0", &format!("token={token}0")] {
            let path = match path.contains('?') {
                true => format!("{path}&{token}"),
                false => format!("{path}?{token}"),
            };
            let (status, _, why) = sandbox.ask((method.clone(), &path), &[]).await;
            assert_eq!(status, StatusCode::FORBIDDEN, "{method} {path}: {why}");
            assert!(why.contains("token is missing or wrong"), "{path}: {why}");
        }
    }
}

#[tokio::test]
async fn other_origins_and_hosts_are_rejected() {
    let sandbox = Sandbox::open(&[]);
    let (host, path) = (&sandbox.host, format!("/?token={}", sandbox.token));
    let port = host.split_once(':').unwrap().1;
    let localhost = format!("localhost:{port}");
    let own = format!("http://{host}");
    let fine: [&[(&str, &str)]; 4] = [
        &[],
        &[("origin", &own)],
        &[("host", &localhost)],
        &[("host", &localhost), ("origin", &format!("http://{localhost}"))],
    ];
    for headers in fine {
        let (status, _, why) = sandbox.ask((Method::GET, &path), headers).await;
        assert_eq!(status, StatusCode::OK, "{headers:?}: {why}");
    }
    let wrong: [&[(&str, &str)]; 8] = [
        &[("host", "example.com")],
        &[("host", &format!("example.com:{port}"))],
        &[("host", "127.0.0.1")],
        &[("origin", "null")],
        &[("origin", "http://example.com")],
        &[("origin", &format!("https://{host}"))],
        &[("origin", "http://127.0.0.1:1")],
        &[("origin", &format!("http://{localhost}"))],
    ];
    let all = ["/page/page.js", &path, "/act", "/transcript"];
    for headers in wrong {
        for path in all {
            let (status, _, why) = sandbox.ask((Method::GET, path), headers).await;
            assert_eq!(status, StatusCode::FORBIDDEN, "{headers:?} {path}: {why}");
            assert!(why.contains("its own page only"), "{why}");
        }
    }
    let Sandbox { token, .. } = &sandbox;
    let url = format!("ws://{host}/events?token={token}&as={ADA}&channel=1");
    let mut request = url.into_client_request().unwrap();
    let foreign = "http://example.com".parse().unwrap();
    request.headers_mut().insert("origin", foreign);
    let refused = connect_async(request).await.unwrap_err().to_string();
    assert!(refused.contains("403"), "{refused}");
}

#[tokio::test]
async fn malformed_requests_are_refused_and_change_nothing() {
    let sandbox = Sandbox::open(&[]);
    let table = sandbox.table().await;
    let act = |deed: &str| format!("{{\"as\":\"{ADA}\",\"channel\":\"{table}\",{deed}}}");
    let malformed = [
        String::new(),
        "null".to_owned(),
        "{}".to_owned(),
        act("\"jump\":1"),
        act("\"slash\":1"),
        act("\"press\":{\"message\":\"x\",\"id\":\"y\"}"),
        // JavaScript rounds the last digits of a number before a page sends it.
        format!("{{\"as\":{ADA},\"channel\":\"{table}\",\"slash\":\"/help\"}}"),
        format!("{{\"as\":\"{ADA}\",\"channel\":{table},\"slash\":\"/help\"}}"),
    ];
    for body in &malformed {
        let (status, why) = sandbox.post(body).await;
        assert!(status.is_client_error(), "{body}: {status} {why}");
    }
    let refused = [
        ("\"slash\":\"/nothing\"", "There is no command called /nothing."),
        ("\"slash\":\"\"", "Which command?"),
        ("\"complete\":\"/gift\"", "Write the option to complete at the end"),
        ("\"press\":{\"message\":\"1\",\"id\":\"y\"}", "not on your screen"),
        ("\"select\":{\"message\":\"1\",\"id\":\"y\",\"values\":[]}", "not on your screen"),
        ("\"fill\":[]", "You have no form open."),
        ("\"say\":\" \"", "between 1 and 2000 characters"),
        ("\"demo\":\"chess\"", "there are demos of leverage"),
        ("\"demo\":\"leverage\"", "A game has already begun."),
        ("\"use_on\":{\"command\":\"Nothing\",\"target\":\"101\"}", "no menu command"),
    ];
    for (deed, says) in refused {
        let (status, why) = sandbox.post(&act(deed)).await;
        assert_eq!(status, StatusCode::CONFLICT, "{deed}: {why}");
        assert!(why.contains(says), "{deed}: {why}");
    }
    let nobody = [("1", table.as_str()), (ADA, "1"), ("5", "5")];
    for (who, channel) in nobody {
        let deed = serde_json::json!({"slash": "/help"});
        let (status, why) = sandbox.act(who, channel, deed).await;
        assert_eq!(status, StatusCode::CONFLICT, "{who} {channel}: {why}");
    }
    let (_, _, text) = sandbox.get(&format!("/transcript?token={}", sandbox.token)).await;
    assert_eq!(text, "");
}
