import { button, type Scenarios } from './keyboard.ts';

export const stagedProgressScenarios: Scenarios = {
  'Data/Staged progress': async ({ page, show, tab }) => {
    await show('under-way');
    await tab(button(page, 'Upload papers'));
  },
};
