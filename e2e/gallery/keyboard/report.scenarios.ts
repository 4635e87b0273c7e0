import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const reportScenarios: Scenarios = {
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
