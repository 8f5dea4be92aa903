//! The rule book of On Mars in every language, with its pictures.

use on_mars::{Effect, Job, Origin, Phase, Question, State, Step};

kit::rulebook_in! {
    /// The rule book of On Mars.
    "on-mars":
    "zone" (536.0, 292.0),
    "lab" (536.0, 262.0),
    "shuttle" (536.0, 176.0),
}

/// The rule about what is asked.
pub fn place(state: &State) -> &'static str {
    let (Some(question), Some(task)) = (state.question(), state.agenda.last()) else {
        return "10";
    };
    match (question, task.step) {
        (Question::Space, _) if state.phase == Phase::Setup => "2.17",
        (Question::Space, _) => "9.12",
        (Question::Bonus, Step::Bonus(Origin::Lab(_))) => "8.21",
        (Question::Bonus, _) => "9.12",
        (Question::Shuttle, _) => "2.18",
        (Question::Turn, _) => "3.3",
        (Question::Placing, _) => "3.6",
        (Question::Pay, _) => "1.2",
        (Question::More, _) => "3.10",
        (Question::Tech, Step::Extra(job)) => match state.effect(job.origin) {
            Some(Effect::WelcomeShip { .. }) => "12.31",
            _ => "7.16",
        },
        (Question::Tech, _) => "7.5",
        (Question::Produce | Question::Fetch, Step::Part(job)) => part_place(job),
        (Question::Produce | Question::Fetch, _) => "7.11",
        (Question::Blueprint, _) => "4.2",
        (Question::Learn, _) => "4.3",
        (Question::Develop, _) => "8.22",
        (Question::Warehouse, _) => "4.5",
        (Question::Move, _) => "8.50",
        (Question::Type, _) => "7.1",
        (Question::Site, _) => "7.3",
        (Question::Lss, _) => "7.11",
        (Question::Upgrade, _) => "7.12",
        (Question::Displace, _) => "7.18",
        (Question::Ship | Question::Reward, _) => "5.4",
        (Question::Bot, _) => "7.19",
        (Question::Hire | Question::Refill, _) => "5.5",
        (Question::Reply, _) => "8.24",
        (Question::Use, _) => "6.3",
        (Question::Choose, _) => "8.3",
        (Question::Goal, _) => "8.40",
        (Question::Deliver, Step::Deliver) => "10.3",
        (Question::Deliver, _) => "8.36",
        (Question::Travel, _) => "9.3",
        (Question::Explore, Step::Radar) => "8.3",
        (Question::Explore, _) => "9.8",
    }
}

/// The rule about the card or choice whose effect goes on.
fn part_place(job: Job) -> &'static str {
    match job.origin {
        Origin::Card(_) => "8.3",
        Origin::Goal(..) => "8.41",
        _ => "7.11",
    }
}

#[cfg(test)]
mod tests;
