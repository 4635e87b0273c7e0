import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const phoneScenarios: Scenarios = {
  'Inputs/Phone': async ({ page, show, tab, type }) => {
    await show('empty');
    const phone = box(page, 'Phone');
    await tab(phone);
    await type('+15550102030');
    await expect(phone).toHaveValue('+15550102030');
  },
};
