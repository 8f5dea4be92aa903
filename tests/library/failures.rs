//! A failure in any step loses nothing that was confirmed before.

use super::world::World;
use rules::Setup;

/// Plays two games. The first is saved to a file of the player's own, and continued after the second was begun.
fn evening(world: &mut World) {
    world.begin(Setup::standard(2, "first"));
    world.confirm();
    for number in 0..6 {
        world.play(number);
        world.confirm();
    }
    let first = world.id();
    world.save();
    world.begin(Setup::standard(3, "second"));
    world.play(1);
    world.confirm();
    if let Some(first) = first {
        world.resume(first);
    }
    for number in 0..4 {
        world.play(number);
        world.confirm();
    }
}

/// The number of steps on the disk that the evening takes.
fn steps() -> u64 {
    let mut world = World::new();
    evening(&mut world);
    world.disk.steps()
}

#[test]
fn each_step_may_fail_in_turn() {
    for number in 0..steps() {
        let mut world = World::new();
        world.disk.fail_at(number);
        evening(&mut world);
        world.quit();
    }
}

#[test]
fn the_process_may_die_at_each_step_in_turn() {
    for number in 0..steps() {
        let mut world = World::new();
        world.disk.die_after(number);
        evening(&mut world);
        world.quit();
    }
}

#[test]
fn a_version_that_could_not_be_written_is_tried_again() {
    let mut world = World::new();
    world.begin(Setup::standard(2, "again"));
    world.confirm();
    world.disk.fail_at(world.disk.steps() + 2);
    world.play(0);
    assert!(!world.library.flush());
    assert!(world.library.take_fault().is_some(), "the failure is told");
    world.play(0);
    assert!(world.library.flush());
    assert!(world.library.take_fault().is_none());
    world.quit();
}
