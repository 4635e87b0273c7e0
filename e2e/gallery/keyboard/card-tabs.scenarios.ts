import { expect } from '../stage.ts';
import { type Scenarios } from './keyboard.ts';

export const cardTabsScenarios: Scenarios = {
  'Data/Card tabs': async ({ page, show, tab, press }) => {
    await show('some-in-a-menu');
    const tabNamed = (name: string) => page.getByRole('tab', { name });
    const more = page.getByRole('button', { name: /more tabs$/ });
    await expect(more).toBeVisible();
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
};
