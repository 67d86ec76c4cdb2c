//! From JSON to rows and cells.
//!
//! Values are taken as the text they have in the JSON, so that no number goes
//! through a float, members keep their order, and a name given twice is seen.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use statcodec::{File, Value};

use super::{NAME, Outermost, VALUE};
use crate::visible::unescape;

/// One row to encode.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// Its name; empty where it has none.
    pub(crate) name: Vec<u8>,
    /// Names, empty where a cell has none, and values of its cells.
    pub(crate) cells: Vec<(Vec<u8>, Datum)>,
}

/// The value of one cell to encode.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Datum {
    /// A number.
    Plain(Value<'static>),
    /// A string that is not `max`.
    Text(Vec<u8>),
}

impl Datum {
    /// The value for an encoder.
    pub(crate) fn value(&self) -> Value<'_> {
        match self {
            Datum::Plain(value) => *value,
            Datum::Text(text) => Value::Text(text),
        }
    }
}

/// What is wrong with the JSON, in one line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// Line and column in the JSON, where its syntax is wrong.
    pub(crate) place: Option<(usize, usize)>,
    /// What is wrong.
    pub(crate) message: String,
}

impl Fault {
    /// A fault in the value at `path`, which is written as jq writes it.
    fn at(path: &str, message: impl fmt::Display) -> Self {
        let root = if path.starts_with('.') { "" } else { "." };
        Fault { place: None, message: format!("{root}{path}: {message}") }
    }
}

/// Reads the JSON of a file.
pub(crate) fn read(file: File, json: &str) -> Result<Vec<Row>, Fault> {
    let document: &RawValue = serde_json::from_str(json).map_err(|error| {
        // Reading it in full names what is wrong better than passing over it.
        let error = serde_json::from_str::<serde_json::Value>(json).err().unwrap_or(error);
        Fault { place: Some((error.line(), error.column())), message: without_place(&error) }
    })?;
    let node = Node::of(document, "")?;
    match (Outermost::of(file), node) {
        (Outermost::Value, Node::Null) => Ok(Vec::new()),
        (Outermost::Line, Node::Array(values)) if values.is_empty() => Ok(Vec::new()),
        (Outermost::Value | Outermost::Line, node) => {
            // Such files have no name in the text; the catalog's is the row's.
            let name = file.info().keys.first().map_or("", |key| key.name);
            Ok(vec![row(name, node, "")?])
        }
        (_, Node::Object(rows)) => rows
            .into_iter()
            .map(|(name, value)| {
                let path = member(&name);
                row(&name, Node::of(value, &path)?, &path)
            })
            .collect(),
        (outermost, Node::Array(rows)) => rows
            .into_iter()
            .enumerate()
            .map(|(number, value)| {
                let path = format!(".[{number}]");
                match (outermost, Node::of(value, &path)?) {
                    (Outermost::Names, Node::Text(name)) => {
                        Ok(Row { name: unescape(&name), cells: Vec::new() })
                    }
                    (_, node) => element(node, &path),
                }
            })
            .collect(),
        _ => Err(Fault::at("", "expected an object or an array of rows")),
    }
}

fn row(name: &str, value: Node<'_>, path: &str) -> Result<Row, Fault> {
    Ok(Row { name: unescape(name), cells: cells(value, path)? })
}

/// A row as the element of an array.
fn element(node: Node<'_>, path: &str) -> Result<Row, Fault> {
    if let Node::Object(members) = &node
        && let [(a, first), (b, second)] = &members[..]
        && let Some((name, value)) = match (a.as_str(), b.as_str()) {
            (NAME, VALUE) => Some((first, second)),
            (VALUE, NAME) => Some((second, first)),
            _ => None,
        }
    {
        let Node::Text(name) = Node::of(name, path)? else {
            return Err(Fault::at(path, "expected a string as `name`"));
        };
        return row(&name, Node::of(value, path)?, path);
    }
    row("", node, path)
}

fn cells(node: Node<'_>, path: &str) -> Result<Vec<(Vec<u8>, Datum)>, Fault> {
    match node {
        Node::Object(members) => members
            .into_iter()
            .map(|(name, value)| {
                let path = format!("{path}{}", member(&name));
                let datum = datum(Node::of(value, &path)?, &path)?;
                let name = if name == VALUE { Vec::new() } else { unescape(&name) };
                Ok((name, datum))
            })
            .collect(),
        Node::Array(values) => values
            .into_iter()
            .enumerate()
            .map(|(number, value)| {
                let path = format!("{path}[{number}]");
                match Node::of(value, &path)? {
                    Node::Object(members) => named_cell(&members, &path),
                    node => Ok((Vec::new(), datum(node, &path)?)),
                }
            })
            .collect(),
        node => Ok(vec![(Vec::new(), datum(node, path)?)]),
    }
}

/// A named cell as the element of an array.
fn named_cell(members: &[Member<'_>], path: &str) -> Result<(Vec<u8>, Datum), Fault> {
    let [(name, value)] = members else {
        return Err(Fault::at(path, "expected a value or an object of one member"));
    };
    let path = format!("{path}{}", member(name));
    Ok((unescape(name), datum(Node::of(value, &path)?, &path)?))
}

fn datum(node: Node<'_>, path: &str) -> Result<Datum, Fault> {
    match node {
        Node::Number(digits) => {
            number(digits).map(Datum::Plain).map_err(|message| Fault::at(path, message))
        }
        Node::Text(text) if text == "max" => Ok(Datum::Plain(Value::Max)),
        Node::Text(text) => Ok(Datum::Text(unescape(&text))),
        Node::Null => Err(Fault::at(path, "null stands for a value that could not be read")),
        Node::Bool => Err(Fault::at(path, "expected a number or a string, found a boolean")),
        Node::Object(_) | Node::Array(_) => {
            Err(Fault::at(path, "expected a number or a string, found something nested"))
        }
    }
}

/// The digits of a JSON number as a value: whole, or with two decimals.
fn number(digits: &str) -> Result<Value<'static>, String> {
    let whole = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    let too_large = || format!("{digits} does not fit 64 bits");
    if whole(digits) {
        return digits.parse().map(Value::Number).map_err(|_| too_large());
    }
    if let Some(magnitude) = digits.strip_prefix('-')
        && whole(magnitude)
        && magnitude != "0"
    {
        return digits.parse().map(Value::Negative).map_err(|_| too_large());
    }
    if let Some((units, decimals)) = digits.split_once('.')
        && whole(units)
        && whole(decimals)
        && decimals.len() == 2
    {
        return format!("{units}{decimals}")
            .parse()
            .map(Value::Hundredths)
            .map_err(|_| too_large());
    }
    Err(format!("expected a whole number or one with two decimals, found {digits}"))
}

type Member<'j> = (String, &'j RawValue);

/// A JSON value, one level of it.
enum Node<'j> {
    Null,
    Bool,
    Number(&'j str),
    Text(String),
    Array(Vec<&'j RawValue>),
    Object(Vec<Member<'j>>),
}

impl<'j> Node<'j> {
    fn of(raw: &'j RawValue, path: &str) -> Result<Self, Fault> {
        let text = raw.get();
        let fault = |error: serde_json::Error| Fault::at(path, without_place(&error));
        let node = match text.as_bytes().first() {
            Some(b'{') => Node::Object(serde_json::from_str::<Members<'j>>(text).map_err(fault)?.0),
            Some(b'[') => Node::Array(serde_json::from_str(text).map_err(fault)?),
            Some(b'"') => Node::Text(serde_json::from_str(text).map_err(fault)?),
            Some(b'n') => Node::Null,
            Some(b't' | b'f') => Node::Bool,
            _ => Node::Number(text),
        };
        if let Node::Object(members) = &node {
            let mut names: Vec<&str> = members.iter().map(|(name, _)| name.as_str()).collect();
            names.sort_unstable();
            if let Some(pair) = names.windows(2).find(|pair| pair[0] == pair[1]) {
                let path = format!("{path}{}", member(pair[0]));
                return Err(Fault::at(&path, "the name is given twice"));
            }
        }
        Ok(node)
    }
}

/// The members of an object in their order.
struct Members<'j>(Vec<Member<'j>>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder;

        impl<'de> Visitor<'de> for InOrder {
            type Value = Members<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }

        deserializer.deserialize_map(InOrder)
    }
}

/// A member's name in a path, as jq writes it.
fn member(name: &str) -> String {
    let plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if plain && !name.starts_with(|char: char| char.is_ascii_digit()) && !name.is_empty() {
        format!(".{name}")
    } else {
        format!("[{}]", serde_json::Value::from(name))
    }
}

/// The parser's message without the place, which is told apart.
fn without_place(error: &serde_json::Error) -> String {
    let message = error.to_string();
    match message.rfind(" at line ") {
        Some(end) => message[..end].to_owned(),
        None => message,
    }
}
