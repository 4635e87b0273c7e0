import type { Page } from '@playwright/test';

export interface PageWeight {
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page holds on to, after its garbage was collected. */
export async function pageWeight(page: Page): Promise<PageWeight> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  await client.detach();
  return { nodes, listeners: jsEventListeners };
}
