import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const textFieldScenarios: Scenarios = {
  'Inputs/Text': async ({ page, show, tab, leave, type, press }) => {
    await show('empty');
    const city = box(page, 'City');
    await tab(city);
    await type('Macn');
    await press('ArrowLeft');
    await type('o');
    await expect(city).toHaveValue('Macon');
    await press('Home', 'Delete', 'End', 'Backspace');
    await expect(city).toHaveValue('aco');
    await leave(city);
  },
};
