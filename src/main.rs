//! The program: runs the command given on the command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    planet_unknown::crash::start_log();
    planet_unknown::cli::main()
}
