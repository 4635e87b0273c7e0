import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { heading } from './sign-in.ts';

/** Expects the title and some content of a screen: a route that renders nothing still has a frame around it. */
export async function expectScreen(page: Page, screen: Screen, brandTitle: string): Promise<void> {
  await expect.soft(page, screen.name).toHaveTitle(`${screen.title} · ${brandTitle}`);
  if (screen.framed) await expect.soft(heading(page, screen.title), screen.name).toBeVisible();
  else await expect.soft(heading(page, /\S/), screen.name).toBeVisible();
  const content = screen.remote === null ? 'main' : `[data-remote="${screen.remote}"]`;
  await expect.soft(page.locator(content), `${screen.name} renders something`).toBeVisible();
  await expect.soft(page.locator(content), `${screen.name} has text`).toHaveText(/\S/);
}
