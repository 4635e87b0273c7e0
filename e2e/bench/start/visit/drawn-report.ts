import type { CDPSession } from '@playwright/test';

/** Longer than any screen takes on the slowest profile, ms. */
const timeLimit = 60_000;

/** Lets the page report that its content has been drawn. */
export async function allowDrawnReports(client: CDPSession): Promise<void> {
  await client.send('Runtime.enable');
  await client.send('Runtime.addBinding', { name: 'reportDrawn' });
}

/** Resolves to the time of the next report, ms. Rejects when none comes. */
export function nextDrawnReport(client: CDPSession): Promise<number> {
  return new Promise((resolve, reject) => {
    const onReport = ({ payload }: { payload: string }) => {
      clearTimeout(timer);
      resolve(Number(payload));
    };
    const timer = setTimeout(() => {
      client.off('Runtime.bindingCalled', onReport);
      reject(new Error(`The content was not drawn within ${timeLimit} ms`));
    }, timeLimit);
    client.once('Runtime.bindingCalled', onReport);
  });
}
