//! Chapter 2: what the options of a game say in files about the rulings that it follows. A game keeps those under which it
//! began.

use rules::*;

/// How games from before the second rulings wrote their options.
const OLD: &str = "(two_player_variant:false,reveal_at_once:true,patches_count_as_tiles:false,practice:false,events:\
                   Some((green:8,orange:6,red:6)),private_objectives:true,solo:false)";

/// The oldest form, from before practice, events and objectives.
const OLDEST: &str = "(two_player_variant:true,reveal_at_once:false,patches_count_as_tiles:false)";

fn read(text: &str) -> GameOptions {
    ron::from_str(text).expect("it can be read")
}

fn written(options: &GameOptions) -> String {
    ron::to_string(options).expect("it can be written")
}

fn bytes(options: &GameOptions) -> Vec<u8> {
    postcard::to_stdvec(options).expect("it can be written")
}

// rules §3.6
#[test]
fn options_of_an_old_game_read_as_the_first_rulings_with_claims_after_the_round() {
    for text in [OLD, OLDEST] {
        let options = read(text);
        assert_eq!(options.rulings, Rulings::First);
        assert!(options.claims_after_round);
    }
}

// rules §3.6
#[test]
fn options_of_an_old_game_are_written_as_before() {
    assert_eq!(written(&read(OLD)), OLD);
    let as_hashed = [0, 1, 0, 0, 1, 8, 6, 6, 1, 0];
    assert_eq!(bytes(&read(OLD)), as_hashed, "nothing is added");
    let mut without = written(&read(OLDEST));
    assert!(!without.contains("claims") && !without.contains("rulings"));
    without.truncate(OLDEST.len() - 1);
    assert_eq!(without, OLDEST[..OLDEST.len() - 1]);
}

// rules §3.6
#[test]
fn options_of_a_game_that_begins_now_say_when_claims_come_and_which_rulings_it_follows() {
    let options = GameOptions::default();
    assert_eq!(
        (options.rulings, options.claims_after_round),
        (Rulings::Second, false)
    );
    let text = written(&options);
    assert!(text.contains("claims_after_round:false") && text.contains("rulings:Second"));
    assert_eq!(read(&text), options);
}

// rules §3.6
#[test]
fn when_claims_come_and_the_rulings_are_kept_apart() {
    let mut all = Vec::new();
    for rulings in [Rulings::First, Rulings::Second] {
        for claims_after_round in [false, true] {
            let options = GameOptions {
                claims_after_round,
                rulings,
                ..GameOptions::default()
            };
            let text = written(&options);
            assert_eq!(read(&text), options, "{text}");
            all.push((text, bytes(&options)));
        }
    }
    for (index, (text, hashed)) in all.iter().enumerate() {
        let mut others = all[..index].iter();
        assert!(others.all(|(other, bytes)| other != text && bytes != hashed));
    }
}

// rules §3.6
#[test]
fn a_new_game_like_an_old_one_follows_the_present_rulings_and_a_house_rule_that_was_chosen() {
    let old = read(OLD);
    let new = old.renewed();
    assert_eq!(
        (new.rulings, new.claims_after_round),
        (Rulings::Second, false)
    );
    let late = GameOptions {
        claims_after_round: true,
        ..new
    };
    assert_eq!(late.renewed(), late);
    assert_eq!(new.renewed(), new);
    assert_eq!(
        GameOptions {
            rulings: old.rulings,
            claims_after_round: true,
            ..new
        },
        old,
        "the rest stays"
    );
}
