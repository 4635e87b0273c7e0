import { expect } from '../stage.ts';
import { box, button, type Scenarios } from './keyboard.ts';

export const maskedScenarios: Scenarios = {
  'Inputs/Masked': async ({ page, show, tab, back, type, press }) => {
    await show('empty');
    const ssn = box(page, 'SSN');
    await tab(ssn);
    await type('123-45-x6789');
    await expect(ssn).toHaveValue('123-45-6789');
    await tab(button(page, 'Show SSN'));
    await expect(ssn).toHaveValue('•••-••-6789');
    await press('Enter');
    await expect(ssn).toHaveValue('123-45-6789');
    await expect(button(page, 'Hide SSN')).toBeFocused();
    await press('Space');
    await expect(ssn).toHaveValue('•••-••-6789');
    await back(ssn);
    await press('End', 'Backspace');
    await expect(ssn).toHaveValue('123-45-678');
  },
};
