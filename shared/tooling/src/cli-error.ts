/** A failure that a command explains in one sentence, without a stack; the command line prints it and exits with 1. */
export class CliError extends Error {
  override name = 'CliError';
}
