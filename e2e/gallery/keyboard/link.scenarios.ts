import { type Scenarios } from './keyboard.ts';

export const linkScenarios: Scenarios = {
  'Core/Links': async ({ page, show, tab }) => {
    await show('links');
    const link = (name: RegExp) => page.getByRole('link', { name });
    await tab(link(/^All leases/));
    await tab(link(/^Credit options/));
    await tab(link(/^Make a payment/));
    await tab(link(/^Payment history/));
    await tab(link(/^Apply now/));
  },
};
