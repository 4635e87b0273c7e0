import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { heading } from './sign-in.ts';

/** Expects the screen itself under its title: a route without a screen has a frame around nothing. */
export async function expectDrawn(page: Page, screen: Screen, brandTitle: string): Promise<void> {
  await expect.soft(page, screen.name).toHaveTitle(`${screen.title} · ${brandTitle}`);
  if (screen.framed) await expect.soft(heading(page, screen.title), screen.name).toBeVisible();
  else await expect.soft(heading(page, /\S/), screen.name).toBeVisible();
  const content = screen.remote === null ? 'main' : `[data-remote="${screen.remote}"]`;
  await expect.soft(page.locator(content), `${screen.name} draws something`).toBeVisible();
  await expect.soft(page.locator(content), `${screen.name} has text`).toHaveText(/\S/);
}
