//! A reader of every shape that only splits text, with no help from the
//! codec: what the codec finds must be what it finds.

use statcodec::File;
use statcodec::catalog::Shape;

use super::{Capture, Triple};

fn triple(row: &str, cell: &str, value: &str) -> Triple {
    (row.to_owned(), cell.to_owned(), value.to_owned())
}

/// Rows, cells and values of a capture, as they are spelled.
pub fn naive(capture: &Capture) -> Vec<Triple> {
    let text = String::from_utf8_lossy(&capture.text);
    let file = capture.file;
    let info = file.info();
    match info.shape {
        Shape::Flat => text
            .lines()
            .map(|line| {
                let (name, value) = line.split_once(' ').unwrap();
                triple(name, "", value)
            })
            .collect(),
        Shape::Nested => nested(&text),
        Shape::Values => {
            let words: Vec<&str> = text.split([' ', '\n', '/']).filter(|w| !w.is_empty()).collect();
            assert_eq!(words.len(), info.keys.len(), "{}", capture.path);
            info.keys.iter().zip(words).map(|(key, word)| triple(key.name, "", word)).collect()
        }
        Shape::Numbers => {
            let name = info.keys.first().map_or("", |key| key.name);
            text.split_whitespace().map(|word| triple(name, "", word)).collect()
        }
        // The words are rows without cells.
        Shape::Words => Vec::new(),
        Shape::Ids => text.lines().map(|line| triple("", "", line)).collect(),
        Shape::Ranges => text
            .split([',', '-', '\n'])
            .filter(|word| !word.is_empty())
            .map(|word| triple("", "", word))
            .collect(),
        Shape::Text => {
            let name = info.keys.first().map_or("", |key| key.name);
            vec![triple(name, "", text.strip_suffix('\n').unwrap())]
        }
        Shape::Columns | Shape::Schedstat => columns(file, &text),
        Shape::Blkio => text
            .lines()
            .map(|line| match line.split(' ').collect::<Vec<_>>()[..] {
                [device, operation, value] => triple(device, operation, value),
                [total, value] => triple(total, "", value),
                _ => panic!("{line}"),
            })
            .collect(),
        Shape::Diskstats => diskstats(file, &text),
        Shape::Softirqs => softirqs(&text),
        Shape::Buddyinfo => text
            .lines()
            .flat_map(|line| {
                let numbers: Vec<&str> = line.split_whitespace().skip(4).collect();
                let zone = line.split_whitespace().nth(3).unwrap();
                let heading = &line[..line.find(zone).unwrap() + zone.len()];
                numbers.into_iter().map(|number| triple(heading, "", number)).collect::<Vec<_>>()
            })
            .collect(),
        Shape::Colon | Shape::Rollup => {
            let node = text.split(' ').nth(1).filter(|_| file == File::NodeMeminfo);
            let node = node.map(|number| triple("Node", "", number));
            node.into_iter().chain(text.lines().flat_map(|line| labelled(file, line))).collect()
        }
        Shape::Zoneinfo => zoneinfo(&text),
        Shape::Maps | Shape::Smaps => mappings(file, &text),
        Shape::PidStat => {
            let (head, tail) = text.trim_end().rsplit_once(')').unwrap();
            let (pid, comm) = head.split_once(" (").unwrap();
            let fields = [pid, comm].into_iter().chain(tail.split_whitespace());
            info.keys.iter().zip(fields).map(|(key, field)| triple(key.name, "", field)).collect()
        }
        Shape::CgroupPath => text
            .lines()
            .map(|line| {
                let mut parts = line.splitn(3, ':');
                let (hierarchy, controllers) = (parts.next().unwrap(), parts.next().unwrap());
                triple(hierarchy, controllers, parts.next().unwrap())
            })
            .collect(),
        shape => panic!("{}: no naive reader for {shape}", capture.path),
    }
}

fn nested(text: &str) -> Vec<Triple> {
    let mut all = Vec::new();
    for line in text.lines() {
        let mut row = "";
        for word in line.split_whitespace() {
            match word.split_once('=') {
                None => row = word,
                Some((name, value)) if row.is_empty() => {
                    row = name;
                    all.push(triple(row, "", value));
                }
                Some((name, value)) => all.push(triple(row, name, value)),
            }
        }
    }
    all
}

fn columns(file: File, text: &str) -> Vec<Triple> {
    let mut all = Vec::new();
    for line in text.lines() {
        let mut words = line.split_whitespace();
        let row = words.next().unwrap();
        for (column, word) in words.enumerate() {
            let known = file.info().cells.get(column).filter(|_| row.starts_with("cpu"));
            all.push(triple(row, known.map_or("", |cell| cell.name), word));
        }
    }
    all
}

fn diskstats(file: File, text: &str) -> Vec<Triple> {
    let mut all = Vec::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        all.push(triple(words[2], "major", words[0]));
        all.push(triple(words[2], "minor", words[1]));
        for (cell, word) in file.info().cells.iter().zip(&words[3..]) {
            all.push(triple(words[2], cell.name, word));
        }
    }
    all
}

fn softirqs(text: &str) -> Vec<Triple> {
    let mut lines = text.lines();
    let cpus: Vec<&str> = lines.next().unwrap().split_whitespace().collect();
    let mut all = Vec::new();
    for line in lines {
        let (name, numbers) = line.split_once(':').unwrap();
        for (cpu, number) in cpus.iter().zip(numbers.split_whitespace()) {
            all.push(triple(name.trim(), cpu, number));
        }
    }
    all
}

/// A line of meminfo, status, io or smaps_rollup.
fn labelled(file: File, line: &str) -> Vec<Triple> {
    if line.starts_with(|first: char| first.is_ascii_digit()) {
        return mapping(line);
    }
    let line = match line.strip_prefix("Node ") {
        Some(rest) if file == File::NodeMeminfo => rest.split_once(' ').unwrap().1,
        _ => line,
    };
    let (label, rest) = line.split_once(':').unwrap();
    if label == "Groups" {
        return rest.split_whitespace().map(|id| triple(label, "", id)).collect();
    }
    values(rest).into_iter().map(|value| triple(label, "", &value)).collect()
}

/// What follows a label: numbers where all of it is numbers, else text.
fn values(rest: &str) -> Vec<String> {
    let is_number = |word: &&str| word.parse::<u64>().is_ok_and(|n| n.to_string() == **word);
    let numeric = rest.trim_end_matches(" kB");
    let words: Vec<&str> =
        numeric.split([' ', '\t', '/']).filter(|word| !word.is_empty()).collect();
    if !words.is_empty() && words.iter().all(is_number) {
        return words.into_iter().map(str::to_owned).collect();
    }
    let text = match rest.strip_prefix('\t') {
        Some(text) => text,
        None => rest.trim_start_matches(' '),
    };
    vec![text.to_owned()]
}

/// A line of maps.
fn mapping(line: &str) -> Vec<Triple> {
    let words: Vec<&str> = line.splitn(6, ' ').collect();
    let hex = |word: &str| u64::from_str_radix(word, 16).unwrap().to_string();
    let (major, minor) = words[3].split_once(':').unwrap();
    let row = words[0];
    vec![
        triple(row, "perms", words[1]),
        triple(row, "offset", &hex(words[2])),
        triple(row, "major", &hex(major)),
        triple(row, "minor", &hex(minor)),
        triple(row, "inode", words[4]),
        triple(row, "path", words[5].trim_start()),
    ]
}

fn mappings(file: File, text: &str) -> Vec<Triple> {
    let mut all: Vec<Triple> = Vec::new();
    for line in text.lines() {
        if line.starts_with(|first: char| first.is_ascii_uppercase()) {
            let row = all.last().unwrap().0.clone();
            for (label, _, value) in labelled(file, line) {
                all.push((row.clone(), label, value));
            }
        } else {
            all.extend(mapping(line));
        }
    }
    all
}

fn zoneinfo(text: &str) -> Vec<Triple> {
    let (mut all, mut zone) = (Vec::new(), "");
    for line in text.lines() {
        if line.starts_with("Node") {
            zone = line;
            continue;
        }
        let (label, numbers) = match line.find(|c: char| c == '(' || c.is_ascii_digit()) {
            // A digit inside a name is not the value: names have no blank before it.
            Some(_) if line.contains('(') => line.split_once('(').unwrap(),
            _ => line.trim_end().rsplit_once(' ').unwrap_or((line, "")),
        };
        for number in numbers.split([',', ' ', ')']).filter(|n| n.parse::<i64>().is_ok()) {
            all.push(triple(zone, label.trim().trim_end_matches(':'), number));
        }
    }
    all
}
