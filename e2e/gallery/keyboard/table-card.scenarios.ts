import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const tableCardScenarios: Scenarios = {
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
};
