import { expect } from '../stage.ts';
import { type Scenarios } from './keyboard.ts';

export const schemaFormScenarios: Scenarios = {
  'Form/Schema form': async ({ page, show, tab, press, type }) => {
    await show('rejected');
    const street = page.getByRole('textbox', { name: 'Street' });
    await expect(street).toBeFocused();
    await expect(street).toHaveAccessibleDescription(/We don’t deliver there yet/);

    await show('ready');
    await tab(street);
    await press('End');
    await type(' B');
    await expect(street).toHaveValue('12 Oak Street B');
    const make = page.getByRole('button', { name: /Make$/ });
    await tab(make);
    await press('Enter', 'ArrowDown', 'Enter');
    await expect(make).toHaveAccessibleName(/Walnut/);
    await expect(make).toBeFocused();
  },
};
