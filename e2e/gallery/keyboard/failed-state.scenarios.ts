import { type Scenarios } from './keyboard.ts';

export const failedStateScenarios: Scenarios = {
  'Core/States': async ({ page, show, tab }) => {
    await show('failed');
    await tab(page.getByRole('button', { name: 'Retry' }));
  },
};
