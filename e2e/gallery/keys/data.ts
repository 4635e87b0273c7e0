import { expect } from '../stage.ts';
import { box, button, type Walks } from './keyboard.ts';

/** Tables and what stands around them, menus, tabs and reports. */
export const data: Walks = {
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

  'Data/Menu': async ({ page, show, tab, press, type }) => {
    await show('three-dots');
    const entry = (name: string) => page.getByRole('menuitem', { name });
    const actions = button(page, 'Actions');
    await tab(actions);
    await press('ArrowDown');
    await expect(entry('Ada Moss')).toBeFocused();
    await type('ex');
    await expect(entry('Export')).toBeFocused();
    await press('ArrowRight');
    await expect(entry('As CSV')).toBeFocused();
    await press('ArrowDown', 'ArrowRight');
    await expect(entry('This page')).toBeFocused();
    await press('ArrowLeft');
    await expect(entry('As PDF')).toBeFocused();
    await press('ArrowLeft');
    await expect(entry('Export')).toBeFocused();
    await press('ArrowDown', 'Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await type('30');
    await expect(page.getByRole('menuitem', { name: /^Region/ })).toHaveCount(1);
    await press('Escape', 'Escape');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(entry('Move to')).toBeFocused();
    await press('End');
    await expect(entry('Delete')).toBeFocused();
    await press('Enter');
    await expect(button(page, 'No')).toBeFocused();
    await press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(actions).toBeFocused();
  },

  'Data/Card tabs': async ({ page, show, tab, press }) => {
    await show('some-in-a-menu');
    const tabNamed = (name: string) => page.getByRole('tab', { name });
    const more = page.getByRole('button', { name: /more tabs$/ });
    await tab(tabNamed('Summary'));
    await press('ArrowRight');
    await expect(tabNamed('Items')).toBeFocused();
    await expect(tabNamed('Items')).toHaveAttribute('aria-selected', 'true');
    await press('Home');
    await expect(page.getByRole('tabpanel')).toHaveText('Summary of the lease.');
    await tab(more);
    await press('Enter', 'End');
    await expect(page.getByRole('menuitem', { name: 'Documents' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('tabpanel')).toHaveText('Documents of the lease.');
    await expect(tabNamed('Documents')).toHaveAttribute('aria-selected', 'true');
  },

  'Data/Tab panels': async ({ page, show, tab, tabOnTo, press, type }) => {
    await show('with-form');
    const tabNamed = (name: string) => page.getByRole('tab', { name });
    await tab(tabNamed('New card'));
    await press('ArrowRight');
    await expect(tabNamed('Banks')).toHaveAttribute('aria-selected', 'true');
    await press('ArrowLeft');
    await tabOnTo(page.getByRole('textbox'));
    await type('Maria');
    await press('Shift+Tab');
    await expect(tabNamed('New card')).toBeFocused();
    // What was typed is not thrown away without a question.
    await press('ArrowRight');
    await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
    await press('Escape');
    await expect(tabNamed('New card')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('textbox')).toHaveValue('Maria');
  },

  'Data/Accordion': async ({ page, show, tab, press }) => {
    await show('first-open');
    const late = button(page, 'What if I pay late?');
    const early = button(page, 'Can I pay off early?');
    await tab(late);
    await expect(late).toHaveAttribute('aria-expanded', 'true');
    await press('Enter');
    await expect(late).toHaveAttribute('aria-expanded', 'false');
    await tab(early);
    await press('Space');
    await expect(early).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Yes, at any time')).toBeVisible();
  },

  'Data/Staged progress': async ({ page, show, tab }) => {
    await show('under-way');
    await tab(button(page, 'Upload papers'));
  },

  'Data/Item card': async ({ page, show, tab }) => {
    await show('whole');
    await tab(button(page, 'Pay'));
  },

  'Reports/Report': async ({ page, show, tab, tabOnTo, back, press }) => {
    await show('range-and-table');
    const columns = page.getByRole('columnheader');
    const from = page.getByRole('slider').first();
    await expect(columns).toHaveCount(13);
    await tab(page.getByRole('radio', { name: 'Month' }));
    await tab(from);
    await press('ArrowRight');
    await expect(columns).toHaveCount(12);
    await back(page.getByRole('radio', { name: 'Month' }));
    await press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked();
    await expect(columns).toHaveCount(13);

    await show('three-tiers');
    const tier = (name: string) => page.getByRole('heading', { name });
    const close = (name: string) =>
      page.getByRole('region', { name }).getByRole('button', { name: /^Close/ });
    const west = button(page, 'West');
    await tabOnTo(west);
    await press('Enter');
    await expect(tier('Retailers in West')).toBeFocused();
    const shop = button(page, 'Tire Barn');
    await tabOnTo(shop);
    await press('Space');
    await expect(tier('Kinds of goods at Tire Barn')).toBeFocused();
    await press('Shift+Tab');
    await tabOnTo(close('Kinds of goods at Tire Barn'));
    await press('Enter');
    await expect(tier('Kinds of goods at Tire Barn')).toHaveCount(0);
    await expect(shop).toBeFocused();
    await press('Shift+Tab');
    await back(close('Retailers in West'));
    await press('Enter');
    await expect(west).toBeFocused();
  },
};
