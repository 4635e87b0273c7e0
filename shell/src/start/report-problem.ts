/** Tells whoever looks after the portal what went wrong; the customer reads their own words in the page. */
export function reportProblem(error: unknown): void {
  // eslint-disable-next-line no-console -- the one place where the shell writes to the browser's log
  console.error(error);
}
