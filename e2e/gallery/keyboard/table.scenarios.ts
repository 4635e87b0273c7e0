import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const tableScenarios: Scenarios = {
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
    await expect(page.getByText('None selected')).toBeFocused();

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
};
