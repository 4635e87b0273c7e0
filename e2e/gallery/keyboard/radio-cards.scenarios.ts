import { expect } from '../stage.ts';
import { type Scenarios } from './keyboard.ts';

export const radioCardsScenarios: Scenarios = {
  'Inputs/Radio cards': async ({ page, show, tab, press }) => {
    await show('filled');
    const card = (name: string | RegExp) => page.getByRole('radio', { name });
    await tab(card(/Visa ending 4242/));
    await press('ArrowDown');
    await expect(card(/Macon Credit Union/)).toBeChecked();
    await press('ArrowUp');
    await expect(card(/Visa ending 4242/)).toBeChecked();
    await expect(card(/Visa ending 4242/)).toBeFocused();
  },
};
