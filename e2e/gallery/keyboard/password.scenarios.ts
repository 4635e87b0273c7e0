import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const passwordScenarios: Scenarios = {
  'Inputs/Password': async ({ page, show, tab, type, press }) => {
    await show('new-and-empty');
    const password = page.getByLabel('New password', { exact: true });
    await tab(password);
    await type('Portal!demo1');
    await expect(password).toHaveValue('Portal!demo1');
    await expect(page.getByText('Strong', { exact: true })).toBeVisible();
    await tab(button(page, 'Show password'));
    await press('Space');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(button(page, 'Hide password')).toBeFocused();
    await press('Enter');
    await expect(password).toHaveAttribute('type', 'password');
  },
};
