import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const moneyScenarios: Scenarios = {
  'Inputs/Money': async ({ page, show, tab, leave, tabOnTo, type, press }) => {
    await show('empty');
    const amount = box(page, 'Amount to pay');
    await tab(amount);
    await type('84.205');
    await leave(amount);
    await expect(amount).toHaveAccessibleDescription('Cents have two digits: enter 84.20');
    await tabOnTo(amount);
    await press('End', 'Backspace');
    await expect(amount).toHaveValue('84.20');
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  },
};
