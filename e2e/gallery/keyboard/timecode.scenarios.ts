import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const timecodeScenarios: Scenarios = {
  'Inputs/Timecode': async ({ page, show, tab, type, press }) => {
    await show('empty');
    const start = box(page, 'Start');
    await tab(start);
    await type('1:59:x03');
    await expect(start).toHaveValue('1:59:03');
    await press('ArrowUp');
    await expect(start).toHaveValue('01:59:04');
    await press('PageDown', 'ArrowDown');
    await expect(start).toHaveValue('01:58:03');
    await press('PageUp', 'PageUp', 'PageUp');
    await expect(start).toHaveValue('02:00:00');
    await press('Control+A');
    await type('10203');
    await expect(start).toHaveValue('1:02:03');
  },
};
