import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const menuScenarios: Scenarios = {
  'Data/Menu': async ({ page, show, tab, press, type }) => {
    await show('three-dots');
    const entry = (name: string) => page.getByRole('menuitem', { name });
    const actions = button(page, 'Actions');
    await tab(actions);
    await press('ArrowDown');
    await expect(entry('Ada Moss')).toBeFocused();
    await type('ex');
    await expect(entry('Export')).toBeFocused();
    await press('ArrowRight');
    await expect(entry('As CSV')).toBeFocused();
    await press('ArrowDown', 'ArrowRight');
    await expect(entry('This page')).toBeFocused();
    await press('ArrowLeft');
    await expect(entry('As PDF')).toBeFocused();
    await press('ArrowLeft');
    await expect(entry('Export')).toBeFocused();
    await press('ArrowDown', 'Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await type('30');
    await expect(page.getByRole('menuitem', { name: /^Region/ })).toHaveCount(1);
    await press('Escape', 'Escape');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(entry('Move to')).toBeFocused();
    await type('mo');
    await press('ArrowRight');
    await type('region 7');
    await expect(page.getByRole('searchbox')).toHaveValue('region 7');
    await press('Escape', 'Escape');
    await expect(entry('Move to')).toBeFocused();
    await press('End');
    await expect(entry('Delete')).toBeFocused();
    await press('Enter');
    await expect(button(page, 'No')).toBeFocused();
    await press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(actions).toBeFocused();
  },
};
