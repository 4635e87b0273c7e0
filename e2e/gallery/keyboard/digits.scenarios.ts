import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const digitsScenarios: Scenarios = {
  'Inputs/Digits': async ({ page, show, tab, type }) => {
    await show('empty');
    const routing = box(page, 'Routing number');
    await tab(routing);
    await type('06x1 000-1047');
    await expect(routing).toHaveValue('061000104');
  },
};
