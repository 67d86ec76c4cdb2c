//! Compiles the C peers at -O2, whatever the profile: they are the yardstick.

fn main() {
    println!("cargo::rerun-if-changed=c");
    cc::Build::new()
        .files(["c/control.c", "c/emitters.c"])
        .opt_level(2)
        .flag("-fno-lto")
        .warnings(true)
        .compile("statcodec_peers");
}
