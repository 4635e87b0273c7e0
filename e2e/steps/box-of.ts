import type { Locator } from '@playwright/test';

/** Returns where an element is in the window, px. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible.`);
  return box;
}
