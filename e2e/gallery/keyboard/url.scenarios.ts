import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const urlScenarios: Scenarios = {
  'Inputs/URL': async ({ page, show, tab, leave, tabOnTo, type, press }) => {
    await show('empty');
    const website = box(page, 'Website');
    await tab(website);
    await type('portal.test');
    await leave(website);
    await expect(website).toHaveAttribute('aria-invalid', 'true');
    await tabOnTo(website);
    await press('Home');
    await type('https://');
    await expect(website).toHaveValue('https://portal.test');
    await expect(website).not.toHaveAttribute('aria-invalid', 'true');
  },
};
