/** A failure that a script explains in one sentence, without a stack. */
export class CliError extends Error {
  name = 'CliError';
}

/** Returns whether an error is such a failure, of a script or of shared/tooling, whose class is another one. */
export const isCliError = (error) => error instanceof Error && error.name === 'CliError';

/** Runs a script and ends the process with its exit code. */
export async function main(script) {
  try {
    process.exitCode = (await script()) ?? 0;
  } catch (error) {
    if (!isCliError(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
