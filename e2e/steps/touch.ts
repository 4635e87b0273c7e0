import type { Page } from '@playwright/test';
import type { Point } from './retailers.ts';

/** Puts fingers on these points and moves each by the same distance, in ten steps. */
export async function moveFingers(page: Page, fingers: readonly Point[], by: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const at = (share: number) =>
    fingers.map(({ x, y }, id) => ({ x: x + by.x * share, y: y + by.y * share, id }));
  const steps = 10;
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}
