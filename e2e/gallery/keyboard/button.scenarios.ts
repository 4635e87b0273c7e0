import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const buttonScenarios: Scenarios = {
  'Core/Button': async ({ page, show, tab }) => {
    await show('variants');
    for (const name of ['Pay $612.40', 'Add a card', 'Cancel', 'Remove']) await tab(button(page, name));
    await show('disabled');
    const disabled = page.getByRole('button');
    await expect(disabled).toHaveAccessibleDescription('Choose a date first');
  },
};
