import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const formScenarios: Scenarios = {
  'Form/Form': async ({ page, show, tab, press, type }) => {
    await show('rejected');
    const email = box(page, 'Email');
    const city = box(page, 'City');
    // The first rejected field has the focus.
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await press('End');
    await type('x');
    await tab(city);
    await press('End');
    await type('x');
    await expect(city).not.toHaveAttribute('aria-invalid', 'true');
    await press('Enter');
    await expect(email).toBeFocused();
    await expect(city).toHaveAttribute('aria-invalid', 'true');

    await show('empty');
    await tab(email);
    await tab(city);
    await press('Enter');
    await expect(page.getByText(/^Still needed: Email/)).toBeVisible();
  },
};
