/** A reason to stop that is told in one sentence, without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}

/** Runs a script and ends the process by its outcome. */
export async function main(script) {
  try {
    process.exitCode = (await script()) ?? 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
