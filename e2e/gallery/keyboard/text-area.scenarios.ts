import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const textAreaScenarios: Scenarios = {
  'Inputs/Text area': async ({ page, show, tab, leave, type, press }) => {
    await show('empty');
    const note = box(page, 'Delivery note');
    await tab(note);
    await type('Ring');
    await press('Enter');
    await type('twice');
    await expect(note).toHaveValue('Ring\ntwice');
    await leave(note);
    await expect(note).toHaveValue('Ring\ntwice');
  },
};
