import type { CDPSession } from '@playwright/test';

/** Returns how long the main thread has run tasks since the page was opened, ms. */
export async function threadTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  return seconds * 1000;
}
