import { expect } from '../stage.ts';
import { type Scenarios } from './keyboard.ts';

export const radioScenarios: Scenarios = {
  'Inputs/Radio': async ({ page, show, tab, press }) => {
    const radio = (name: string) => page.getByRole('radio', { name });
    await show('empty');
    await tab(radio('All stores'));
    await expect(radio('All stores')).not.toBeChecked();
    await press('ArrowDown');
    await expect(radio('Stores near me')).toBeChecked();
    await expect(radio('Stores near me')).toBeFocused();
    // What is disabled is passed over, and behind the last one comes the first.
    await press('ArrowRight');
    await expect(radio('All stores')).toBeChecked();
    await press('ArrowUp');
    await expect(radio('Stores near me')).toBeChecked();
    await press('ArrowLeft');
    await expect(radio('All stores')).toBeChecked();

    await show('filled');
    await tab(radio('Stores near me'));
  },
};
