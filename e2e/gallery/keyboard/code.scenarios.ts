import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const codeScenarios: Scenarios = {
  'Inputs/One-time code': async ({ page, show, tab, type, press, paste }) => {
    await show('six-digits');
    const code = box(page, 'Code');
    await tab(code);
    await press('Control+A');
    await type('3a05');
    await expect(code).toHaveValue('305');
    await press('Control+A');
    await paste(' 12-34 56\n');
    await expect(code).toHaveValue('123456');
  },
};
