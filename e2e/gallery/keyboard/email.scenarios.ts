import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const emailScenarios: Scenarios = {
  'Inputs/Email': async ({ page, show, tab, type, press }) => {
    await show('empty');
    const email = box(page, 'Email');
    await tab(email);
    await type('maria@portal.tst');
    await press('ArrowLeft', 'ArrowLeft');
    await type('e');
    await expect(email).toHaveValue('maria@portal.test');
  },
};
