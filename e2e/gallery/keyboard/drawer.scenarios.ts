import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const drawerScenarios: Scenarios = {
  'Overlays/Drawer': async ({ page, show, tab, tabOnTo, press }) => {
    await show('phone-menu');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await tabOnTo(button(page, 'Close'));
    await press('Enter');
    await expect(drawer).toHaveCount(0);
    await tab(button(page, 'Open'));
    await press('Enter');
    await expect(drawer).toBeVisible();
    await press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(button(page, 'Open')).toBeFocused();
  },
};
