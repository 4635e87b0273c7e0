import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';

export const usernameScenarios: Scenarios = {
  'Inputs/Username': async ({ page, show, tab, leave, tabOnTo, type, press }) => {
    await show('empty');
    const username = box(page, 'Username');
    await tab(username);
    await type('maria-27');
    await leave(username);
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await tabOnTo(username);
    await press('Control+A');
    await type('maria_27');
    await expect(username).toHaveValue('maria_27');
    await expect(username).not.toHaveAttribute('aria-invalid', 'true');
  },
};
