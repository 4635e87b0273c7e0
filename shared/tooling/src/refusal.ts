/** Something the tool declines, with one sentence that says why; the command line prints it and leaves with 1. */
export class Refusal extends Error {
  override name = 'Refusal';
}
