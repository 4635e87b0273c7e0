import { type Scenarios } from './keyboard.ts';

export const tabLinksScenarios: Scenarios = {
  'Core/Layout': async ({ page, show, tab }) => {
    await show('tabs');
    const links = page.getByRole('navigation').getByRole('link');
    await tab(links.nth(0));
    await tab(links.nth(1));
  },
};
