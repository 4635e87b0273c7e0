import { expect } from '../stage.ts';
import { box, button, type Walks } from './keyboard.ts';

/** Tables and what stands around them. */
export const tables: Walks = {
  'Data/Table': async ({ page, show, tab, tabOnTo, press }) => {
    await show('selection-and-actions');
    const rows = page.getByRole('table', { name: 'Retailers' }).locator('tbody').getByRole('row');
    const head = (name: string) => page.getByRole('columnheader', { name });
    const all = page.getByRole('checkbox', { name: 'Select all rows shown' });
    const choose = (at: number) => rows.nth(at).getByRole('checkbox');
    await tab(all);
    await press('Space');
    await expect(all).toBeChecked();
    await tab(head('Retailer').getByRole('button'));
    await press('Enter');
    await expect(head('Retailer')).toHaveAttribute('aria-sort', 'ascending');
    await press('Space');
    await expect(head('Retailer')).toHaveAttribute('aria-sort', 'descending');
    await press('Enter');
    await expect(head('Retailer')).toHaveAttribute('aria-sort', 'none');
    await tab(head('City').getByRole('button'));
    await tab(head('Leases').getByRole('button'));
    await tab(head('Sales').getByRole('button'));
    await tab(choose(0));
    await press('Space');
    await expect(choose(0)).not.toBeChecked();
    await expect(all).toHaveJSProperty('indeterminate', true);
    const menu = rows.nth(0).getByRole('button', { name: /^Actions/ });
    await tab(menu);
    await press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await press('Escape');
    await expect(menu).toBeFocused();
    await tabOnTo(button(page, 'Clear selection'));
    await press('Enter');
    await expect(choose(1)).not.toBeChecked();

    await show('narrow-with-details');
    const details = page.getByRole('button', { name: /^Details of/ }).first();
    await tabOnTo(details);
    await press('Enter');
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('term').filter({ hasText: 'Contact' })).toBeVisible();
    await press('Space');
    await expect(details).toHaveAttribute('aria-expanded', 'false');

    await show('tree');
    const place = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
    await tab(head('Place').getByRole('button'));
    await tab(head('Leases').getByRole('button'));
    await tab(place('West'));
    await press('ArrowDown', 'ArrowDown');
    await expect(place('Reno')).toBeFocused();
    await press('ArrowLeft');
    await expect(place('Nevada')).toBeFocused();
    await press('ArrowLeft');
    await expect(place('Nevada')).toHaveAttribute('aria-expanded', 'false');
    await expect(place('Reno')).toHaveCount(0);
    await press('ArrowRight');
    await expect(place('Nevada')).toHaveAttribute('aria-expanded', 'true');
    await press('ArrowRight');
    await expect(place('Reno')).toBeFocused();
    await press('End');
    await expect(place('Online')).toBeFocused();
    await press('Home');
    await expect(place('West')).toBeFocused();
  },

  'Data/Table card': async ({ page, show, tabOnTo, press }) => {
    await show('whole');
    const columns = button(page, 'Columns');
    const city = page.getByRole('menuitemcheckbox', { name: 'City' });
    const head = page.getByRole('columnheader', { name: 'City' });
    await tabOnTo(columns);
    await press('Enter');
    await expect(city).toBeFocused();
    await press('Space');
    await expect(city).toHaveAttribute('aria-checked', 'false');
    await press('Escape');
    await expect(columns).toBeFocused();
    await expect(head).toHaveCount(0);
    await press('Enter');
    // It opens at the first column that is seen.
    await expect(page.getByRole('menuitemcheckbox', { name: 'Leases' })).toBeFocused();
    await press('Home', 'Space');
    await expect(city).toHaveAttribute('aria-checked', 'true');
    await press('Escape');
    await expect(head).toBeVisible();
  },

  'Data/Pagination': async ({ page, show, tab, tabOnTo, press }) => {
    await show('first');
    const rows = page.getByRole('status');
    await tab(button(page, 'First page'));
    await press('Enter');
    await expect(rows).toHaveText('1–25 of 1,234');
    await tab(button(page, 'Previous page'));
    await tab(button(page, 'Page 1'));
    await expect(button(page, 'Page 1')).toHaveAttribute('aria-current', 'page');
    await tab(button(page, 'Page 2'));
    await press('Enter');
    await expect(rows).toHaveText('26–50 of 1,234');
    await tabOnTo(button(page, 'Next page'));
    await press('Space');
    await expect(rows).toHaveText('51–75 of 1,234');
    await tab(button(page, 'Last page'));
    await press('Enter');
    await expect(rows).toHaveText('1,226–1,234 of 1,234');
    await expect(button(page, 'Last page')).toBeFocused();
  },

  'Data/Saved filters': async ({ page, show, tab, tabOnTo, press, type }) => {
    await show('some');
    const filters = button(page, 'Saved filters');
    const name = box(page, 'Name');
    await tab(filters);
    await press('Enter', 'ArrowDown', 'Enter');
    await expect(page.getByRole('status').filter({ hasText: 'New this month' })).toBeVisible();
    await expect(filters).toBeFocused();
    await tab(button(page, 'Save filter'));
    await press('Enter');
    await tabOnTo(name);
    await type('Reno');
    await press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Filter “Reno” saved' })).toBeVisible();
    await expect(button(page, 'Save filter')).toBeFocused();

    await show('many-are-searched');
    await tab(filters);
    await press('Enter');
    await type('filter 40');
    await press('ArrowDown', 'Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Filter “Filter 40” applied' })).toBeVisible();
  },

  'Data/Download': async ({ page, show, tab, press }) => {
    await show('ready');
    await tab(button(page, 'Download'));
    await press('Enter');
    await expect(page.getByRole('status')).toHaveText('Saved retailers.csv');
    await expect(button(page, 'Download')).toBeFocused();
  },
};
