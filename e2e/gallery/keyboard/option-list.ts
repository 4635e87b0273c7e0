import type { Page } from '@playwright/test';
import { expect } from '../stage.ts';

export const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

export const options = (page: Page) => page.getByRole('option');

/** The search box above a list of options. */
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

/** Expects that the arrows have reached an option while the focus is in the search box. */
export async function reached(page: Page, name: string): Promise<void> {
  const id = await option(page, name).getAttribute('id');
  await expect(search(page)).toHaveAttribute('aria-activedescendant', id ?? '');
}
