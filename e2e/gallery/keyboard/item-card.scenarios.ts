import { button, type Scenarios } from './keyboard.ts';

export const itemCardScenarios: Scenarios = {
  'Data/Item card': async ({ page, show, tab }) => {
    await show('whole');
    await tab(button(page, 'Pay'));
  },
};
