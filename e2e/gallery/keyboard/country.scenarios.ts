import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';
import { option } from './option-list.ts';

export const countryScenarios: Scenarios = {
  'Inputs/Country': async ({ page, show, tab, press, type }) => {
    await show('with-location');
    const country = page.getByRole('button', { name: /Country/ });
    await tab(country);
    await press('Enter');
    await type('mex');
    await press('ArrowDown', 'Enter');
    await expect(country).toHaveAccessibleName(/Mexico/);
    await expect(country).toBeFocused();
    await tab(button(page, 'Use my location'));
    await press('Enter');
    await expect(country).toHaveAccessibleName(/United States/);

    await show('open-without-search');
    await press('End');
    await expect(option(page, 'United States')).toBeFocused();
    await press('ArrowUp', 'Enter');
    await expect(country).toHaveAccessibleName(/Mexico/);
  },
};
