//! `statcodec keys`.

use crate::program::statcodec;

#[test]
fn files_are_listed_with_their_keys() {
    let run = statcodec("keys", b"");
    let text = str::from_utf8(run.clean()).unwrap();
    let row = text.lines().find(|line| line.contains(" memory.numa_stat ")).unwrap();
    for word in ["cgroup v2", "nested keyed", "5.10"] {
        assert!(row.contains(word), "{row}");
    }
}

#[test]
fn keys_are_a_line_each() {
    let run = statcodec("keys memory.stat", b"");
    let text = str::from_utf8(run.clean()).unwrap();
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert!(text.starts_with("memory.stat: Memory of the cgroup"));
    let titles = text.lines().find(|line| line.contains("combine")).unwrap();
    assert_eq!(
        words(titles),
        ["#", "name", "unit", "kind", "scope", "combine", "since", "until", "meaning"]
    );
    let anon = text.lines().find(|line| line.contains(" anon ")).unwrap();
    assert_eq!(words(anon)[1..6], ["anon", "bytes", "gauge", "hierarchical", "sum"]);
    assert!(anon.ends_with("huge pages included. Elsewhere: total_rss."), "{anon}");
}

#[test]
fn keys_fit_a_narrow_terminal() {
    let mut command = crate::program::command(["keys", "v1/memory.stat"]);
    command.env("COLUMNS", "80");
    let run = crate::program::run(command, b"");
    let text = str::from_utf8(run.clean()).unwrap();
    let rows = text.lines().skip(1);
    assert!(rows.clone().all(|line| line.chars().count() <= 80), "{text}");
    assert!(
        rows.clone().any(|line| line == "    `rss`, descendants included. Elsewhere: anon."),
        "{text}"
    );
}

#[test]
fn json_has_an_object_for_each() {
    for (args, needle) in [
        ("keys --format json", "\"name\": \"memory.stat\", \"origin\": \"cgroup v2\""),
        (
            "keys v1/memory.stat --format json",
            "\"name\": \"inactive_ratio\", \"unit\": \"count\", \"kind\": \"gauge\", \
             \"scope\": \"local\", \"combine\": \"none\", \"since\": \"3.0\", \"until\": \"3.0\"",
        ),
        ("keys v1/memory.stat --format json", "\"counterpart\": \"anon\""),
        ("keys memory.events --format json", "\"scope\": \"hierarchical\""),
        // The same table, but all of its values are the cgroup's own.
        ("keys memory.events.local --format json", "\"scope\": \"local\""),
    ] {
        let run = statcodec(args, b"");
        let text = str::from_utf8(run.clean()).unwrap();
        assert!(text.contains(needle), "{args}: {text}");
        let json: serde_json::Value = serde_json::from_str(text).unwrap();
        assert!(json.as_array().is_some_and(|array| !array.is_empty()));
    }
}
