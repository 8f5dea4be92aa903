//! A panic leaves a report that tells what a person needs to know.

use planet_unknown::crash;

#[test]
fn a_crash_leaves_a_report_of_which_the_player_is_told_once() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(crash::untold(folder.path()), None);
    crash::report_into(folder.path().to_owned());
    crash::note_game("unlucky seed");
    let harmless =
        std::thread::Builder::new().name(planet_unknown::app::scripts::ASKS_FOR_FONTS.to_owned());
    let asks = harmless.spawn(|| unreachable!("there are no fonts"));
    assert!(asks.expect("a thread").join().is_err());
    assert_eq!(crash::untold(folder.path()), None, "that is no crash");
    let thread = std::thread::spawn(|| unreachable!("the station fell apart"));
    assert!(thread.join().is_err());
    let report = crash::untold(folder.path()).expect("a report");
    let text = std::fs::read_to_string(&report).expect("it can be read");
    for part in [
        env!("CARGO_PKG_VERSION"),
        "the station fell apart",
        "unlucky seed",
        "tests/crash.rs",
    ] {
        assert!(text.contains(part), "{part} is missing in:\n{text}");
    }
    assert!(report.extension().is_some_and(|end| end == "txt"));
    assert_eq!(crash::untold(folder.path()), None, "it is told once");
}
