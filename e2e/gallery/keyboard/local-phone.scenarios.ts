import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const localPhoneScenarios: Scenarios = {
  'Inputs/Local phone': async ({ page, show, tab, type, press }) => {
    await show('empty');
    const phone = box(page, 'Phone of the store');
    await tab(phone);
    await type('555x0102030');
    await expect(phone).toHaveValue('(555) 010-2030');
    await press('Backspace', 'Home', 'Delete', 'Delete');
    await expect(phone).toHaveValue('(501) 020-3');
  },
};
