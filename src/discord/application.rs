//! Who runs the bot: the owner of its application, or the team that owns it.

use poise::serenity_prelude as serenity;
use serenity::http::{LightMethod, Request, Route};
use serenity::{ApplicationId, Http, UserId};

/// What Discord says about the token's application. serenity's own type needs a field of team members that Discord no
/// longer sends.
#[derive(Debug, serde::Deserialize)]
pub struct Application {
    pub id: ApplicationId,
    pub name: String,
    owner: Option<Person>,
    team: Option<Team>,
}

#[derive(Debug, serde::Deserialize)]
struct Person {
    id: UserId,
    username: String,
}

#[derive(Debug, serde::Deserialize)]
struct Team {
    name: String,
    members: Vec<Member>,
}

#[derive(Debug, serde::Deserialize)]
struct Member {
    membership_state: u8,
    user: Person,
}

/// The state of members who accepted the invitation to the team.
const ACCEPTED: u8 = 2;

impl Application {
    pub async fn fetch(http: &Http) -> serenity::Result<Application> {
        http.fire(Request::new(Route::Oauth2ApplicationCurrent, LightMethod::Get)).await
    }

    /// Returns whether a person owns the application, or is a member of the team that does.
    pub fn is_run_by(&self, person: u64) -> bool {
        match &self.team {
            Some(team) => {
                let mut members = team.members.iter().filter(|member| member.membership_state == ACCEPTED);
                members.any(|member| member.user.id.get() == person)
            }
            None => self.owner.as_ref().is_some_and(|owner| owner.id.get() == person),
        }
    }

    /// Returns the name of its owner.
    pub fn owner(&self) -> String {
        match (&self.team, &self.owner) {
            (Some(team), _) => format!("the team {}", team.name),
            (None, Some(owner)) => owner.username.clone(),
            (None, None) => "somebody unknown".to_owned(),
        }
    }
}
