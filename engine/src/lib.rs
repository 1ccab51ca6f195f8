//! What happens between Discord, the rules and the database: the referee decides orders and stores the rulings, the courier
//! delivers what they announce, and the scheduler wakes at deadlines. Nothing here words a text or knows Discord.

pub mod backoff;
pub mod courier;
pub mod duty;
pub mod leading;
pub mod nonce;
pub mod referee;
pub mod scheduler;

use chancery_journal as journal;
use chancery_rules as rules;
