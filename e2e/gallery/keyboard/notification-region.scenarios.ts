import { expect } from '../stage.ts';
import { type Scenarios } from './keyboard.ts';

export const notificationRegionScenarios: Scenarios = {
  'Overlays/Notifications': async ({ page, show, tab, press }) => {
    await show('several');
    const region = page.getByRole('region', { name: 'Notifications' });
    const dismiss = region.getByRole('button');
    await expect(dismiss).toHaveCount(3);
    await tab(dismiss.nth(0));
    await press('Enter');
    await expect(dismiss).toHaveCount(2);
    await expect(page.getByText('The card was declined.')).toHaveCount(0);
    await tab(dismiss.nth(0));
    await press('Space');
    await expect(dismiss).toHaveCount(1);
  },
};
