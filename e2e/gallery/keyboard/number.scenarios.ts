import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const numberScenarios: Scenarios = {
  'Inputs/Number': async ({ page, show, tab, type, press }) => {
    await show('empty');
    const quantity = box(page, 'Quantity');
    await tab(quantity);
    await type('9a8');
    await expect(quantity).toHaveValue('98');
    await press('ArrowUp', 'ArrowUp', 'ArrowUp');
    await expect(quantity).toHaveValue('100');
    await press('ArrowDown');
    await expect(quantity).toHaveValue('99');
  },
};
