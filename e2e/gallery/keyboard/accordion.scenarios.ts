import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const accordionScenarios: Scenarios = {
  'Data/Accordion': async ({ page, show, tab, press }) => {
    await show('first-open');
    const late = button(page, 'What if I pay late?');
    const early = button(page, 'Can I pay off early?');
    await tab(late);
    await expect(late).toHaveAttribute('aria-expanded', 'true');
    await press('Enter');
    await expect(late).toHaveAttribute('aria-expanded', 'false');
    await tab(early);
    await press('Space');
    await expect(early).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Yes, at any time')).toBeVisible();
  },
};
