//! The program: runs the command given on the command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    env_logger::Builder::from_env(env_logger::Env::default().default_filter_or("warn")).init();
    planet_unknown::cli::main()
}
