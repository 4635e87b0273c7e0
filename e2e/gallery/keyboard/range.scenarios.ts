import { expect } from '../stage.ts';
import { type Scenarios } from './keyboard.ts';

export const rangeScenarios: Scenarios = {
  'Inputs/Range': async ({ page, show, tab, press }) => {
    await show('filled');
    const from = page.getByRole('slider', { name: /From/ });
    const to = page.getByRole('slider', { name: /To/ });
    await tab(from);
    await press('ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight');
    await expect(from).toHaveValue('5');
    // Never nearer than a span of 3.
    await press('End');
    await expect(from).toHaveValue('9');
    await press('PageDown');
    await expect(from).not.toHaveValue('9');
    // Too far from the other, it takes the other along.
    await press('Home');
    await expect(from).toHaveValue('0');
    await expect(to).toHaveValue('11');
    await tab(to);
    await press('Home');
    await expect(to).toHaveValue('3');
    await press('End');
    await expect(to).toHaveValue('23');
    await expect(from).toHaveValue('12');
    await press('ArrowLeft');
    await expect(to).toHaveValue('22');
  },
};
