import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { heading } from './sign-in.ts';

interface Expected {
  readonly brandTitle: string;
  readonly language: 'en' | 'es';
}

/**
 * Expects the title and some content of a screen: a route that renders nothing still has a frame around it. The document
 * may name the tab before the title. In Spanish any title but the English one will do, which is the one that samples have.
 */
export async function expectScreen(
  page: Page,
  screen: Screen,
  { brandTitle, language }: Expected,
): Promise<void> {
  await expect.soft(page.locator('html'), screen.name).toHaveAttribute('lang', language);
  const inEnglish = lastPart(`${screen.title} · ${brandTitle}`);
  if (language === 'en') await expect.soft(page, screen.name).toHaveTitle(inEnglish);
  else {
    await expect.soft(page, screen.name).toHaveTitle(new RegExp(` · ${brandTitle}$`));
    await expect.soft(page, screen.name).not.toHaveTitle(inEnglish);
  }
  const title = language === 'en' ? screen.title : /\S/;
  if (screen.framed) await expect.soft(heading(page, title), screen.name).toBeVisible();
  else await expect.soft(heading(page, /\S/), screen.name).toBeVisible();
  const content = screen.remote === null ? 'main' : `[data-remote="${screen.remote}"]`;
  await expect.soft(page.locator(content), `${screen.name} renders something`).toBeVisible();
  await expect.soft(page.locator(content), `${screen.name} has text`).toHaveText(/\S/);
}

/** A space of the title may be one at which no line breaks. */
function lastPart(title: string): RegExp {
  const escaped = title.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`);
  return new RegExp(`(^| · )${escaped}$`);
}
