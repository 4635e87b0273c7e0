import { expect } from '../stage.ts';
import { button, type Walks } from './keyboard.ts';

/** Menus, tabs, cards and reports. */
export const data: Walks = {
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
    await type('mo');
    await press('ArrowRight');
    await type('region 7');
    await expect(page.getByRole('searchbox')).toHaveValue('region 7');
    await press('Escape', 'Escape');
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
