import type { Page } from '@playwright/test';

/** What a page holds after a garbage collection. */
export interface MemoryCounts {
  readonly nodes: number;
  readonly listeners: number;
}

/** Returns a function that counts what the page holds. */
export async function memoryCounter(page: Page): Promise<() => Promise<MemoryCounts>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
    return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
  };
}
