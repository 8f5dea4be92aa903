//! The program: reads the command line and does what it says.

use std::process::ExitCode;

fn main() -> ExitCode {
    env_logger::Builder::from_env(env_logger::Env::default().default_filter_or("warn")).init();
    planet_unknown::cli::main()
}
