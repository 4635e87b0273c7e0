/** Forms of one account that are read and stored at the same time; each takes the memory of its file and a connection. */
const mostAtOnce = 2;

/** Lets the forms of each account wait for each other. */
export type FormTurns = <Answer>(accountId: number, work: () => Promise<Answer>) => Promise<Answer>;

/** Creates the turns of one process. A form that waits is not read yet, so it takes no memory. */
export function createFormTurns(): FormTurns {
  const accounts = new Map<number, { running: number; readonly waiting: (() => void)[] }>();
  return async (accountId, work) => {
    const account = accounts.get(accountId) ?? { running: 0, waiting: [] };
    accounts.set(accountId, account);
    // Who is let in takes over the place of who has ended.
    if (account.running < mostAtOnce) account.running += 1;
    else await new Promise<void>((resolve) => account.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = account.waiting.shift();
      if (next) next();
      else if ((account.running -= 1) === 0) accounts.delete(accountId);
    }
  };
}
