import type { Page } from '@playwright/test';

export interface MemoryCounts {
  readonly nodes: number;
  readonly listeners: number;
}

/** Returns how many DOM nodes and event listeners a page has after a garbage collection. */
export async function memoryCounts(page: Page): Promise<MemoryCounts> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  await client.detach();
  return { nodes, listeners: jsEventListeners };
}
