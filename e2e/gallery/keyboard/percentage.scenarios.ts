import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const percentageScenarios: Scenarios = {
  'Inputs/Percentage': async ({ page, show, tab, type, press }) => {
    await show('empty');
    const rate = box(page, 'Rate');
    await tab(rate);
    await type('7%');
    await expect(rate).toHaveValue('7');
    await press('ArrowUp');
    await expect(rate).toHaveValue('8');
    await press('ArrowDown', 'ArrowDown');
    await expect(rate).toHaveValue('6');
  },
};
