import { expect } from '../stage.ts';
import { type Scenarios } from './keyboard.ts';

export const tabPanelsScenarios: Scenarios = {
  'Data/Tab panels': async ({ page, show, tab, tabOnTo, press, type }) => {
    await show('with-form');
    const tabNamed = (name: string) => page.getByRole('tab', { name });
    await tab(tabNamed('New card'));
    await press('ArrowRight');
    await expect(tabNamed('Banks')).toHaveAttribute('aria-selected', 'true');
    await press('ArrowLeft');
    await tabOnTo(page.getByRole('textbox'));
    await type('Maria');
    await press('Shift+Tab');
    await expect(tabNamed('New card')).toBeFocused();
    // What was typed is not thrown away without a question.
    await press('ArrowRight');
    await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
    await press('Escape');
    await expect(tabNamed('New card')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('textbox')).toHaveValue('Maria');
  },
};
