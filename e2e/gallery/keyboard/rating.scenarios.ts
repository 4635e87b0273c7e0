import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const ratingScenarios: Scenarios = {
  'Inputs/Rating': async ({ page, show, tab, back, press }) => {
    await show('with-help');
    const stars = (count: number) => page.getByRole('radio', { name: `${count} of 5 stars` });
    await tab(stars(1));
    await press('ArrowRight', 'ArrowRight');
    await expect(stars(3)).toBeChecked();
    await press('ArrowLeft');
    await expect(stars(2)).toBeChecked();
    await tab(button(page, 'No rating'));
    await back(stars(2));
    await press('Tab', 'Enter');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(stars(1)).toBeFocused();
  },
};
