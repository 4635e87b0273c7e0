import { expect } from '../stage.ts';
import { box, type Scenarios } from './keyboard.ts';
import { option, options } from './option-list.ts';

export const tagsScenarios: Scenarios = {
  'Inputs/Tags': async ({ page, show, tab, tabOnTo, press, type, paste }) => {
    await show('empty');
    const interests = box(page, 'Interests');
    const tag = (name: string) => page.getByRole('row', { name, exact: true });
    await tab(interests);
    await type('Sofas');
    await press('Enter');
    await expect(tag('Sofas')).toBeVisible();
    await type('Lamps,');
    await expect(tag('Lamps')).toBeVisible();
    await paste('Rugs, Beds\nTables');
    await expect(page.getByRole('row')).toHaveCount(5);
    await expect(interests).toBeFocused();
    await press('Backspace');
    await expect(tag('Tables')).toHaveCount(0);
    await press('Shift+Tab', 'Home');
    await expect(tag('Sofas')).toBeFocused();
    await press('ArrowRight');
    await expect(tag('Lamps')).toBeFocused();
    await press('Delete');
    await expect(tag('Lamps')).toHaveCount(0);
    await expect(tag('Rugs')).toBeFocused();

    await show('with-suggestions');
    const combo = page.getByRole('combobox', { name: /Interests/ });
    await tabOnTo(combo);
    await type('ta');
    await expect(option(page, 'Tables')).toBeVisible();
    await press('ArrowDown', 'Enter');
    await expect(option(page, 'Tables')).toHaveCount(0);
    await press('Escape');
    await expect(tag('Tables')).toBeVisible();
    await type('ru');
    await expect(option(page, 'Rugs')).toBeVisible();
    await press('Escape');
    await expect(options(page)).toHaveCount(0);
  },
};
