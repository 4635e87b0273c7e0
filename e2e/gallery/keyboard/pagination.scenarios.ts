import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const paginationScenarios: Scenarios = {
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
};
