import { expect } from '../stage.ts';
import { type Scenarios } from './keyboard.ts';

export const switchScenarios: Scenarios = {
  'Inputs/Switch': async ({ page, show, tab, press }) => {
    await show('off');
    const texts = page.getByRole('switch', { name: 'Text messages' });
    await tab(texts);
    await press('Space');
    await expect(texts).toBeChecked();
    await press('Space');
    await expect(texts).not.toBeChecked();
  },
};
