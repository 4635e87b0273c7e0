import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const moneyScenarios: Scenarios = {
  'Inputs/Money': async ({ page, show, tab, back, type, press }) => {
    await show('empty');
    const amount = box(page, 'Amount to pay');
    await tab(amount);
    await type('84.205');
    await press('Tab');
    await expect(amount).toHaveAccessibleDescription('Cents have two digits: enter 84.20');
    await back(amount);
    await press('End', 'Backspace');
    await expect(amount).toHaveValue('84.20');
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  },
};
