//! How many messages one player can cause in the channel.

use super::Table;

#[tokio::test]
async fn l14_2_a_hundred_requests_cause_under_fifteen_messages() {
    let table = Table::set().await;
    let before = table.public();
    let mut made = 0;
    for _ in 0..100 {
        let ask = "/grant-access player:@bo access:trade";
        let answer = table.ask(table.ada, ask).await;
        if !answer.contains("came to nothing") {
            made += 1;
        }
        let withdraw = format!("/withdraw offer:{made}");
        table.ask(table.ada, &withdraw).await;
    }
    assert_eq!(made, 2, "the third has to wait");
    let told = table.public() - before;
    assert!((4..15).contains(&told), "{told} messages");
}
