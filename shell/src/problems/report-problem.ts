/** Writes what went wrong to the browser's log, for the operators of the portal; the customer reads a message in the page. */
export function reportProblem(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the shell writes to the browser's log
  console.error(error);
}
