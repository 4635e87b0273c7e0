import { expect } from '../stage.ts';
import { box, button, type Scenarios } from './keyboard.ts';

export const dateScenarios: Scenarios = {
  'Inputs/Date': async ({ page, show, tab, type, press }) => {
    await show('no-such-day');
    const day = box(page, 'Payment date');
    const calendar = page.getByRole('dialog', { name: 'Open calendar' });
    const cell = (name: string) => calendar.getByRole('button', { name });
    await tab(day);
    await press('Control+A');
    await type('12042026');
    await expect(day).toHaveValue('12/04/2026');

    await tab(button(page, 'Open calendar'));
    await press('Enter');
    await expect(cell('December 4, 2026')).toBeFocused();
    await press('ArrowRight');
    await expect(cell('December 5, 2026')).toBeFocused();
    await press('ArrowDown');
    await expect(cell('December 12, 2026')).toBeFocused();
    await press('PageDown');
    await expect(cell('January 12, 2027')).toBeFocused();
    await press('PageUp', 'ArrowUp', 'ArrowLeft');
    await expect(cell('December 4, 2026')).toBeFocused();
    await press('ArrowLeft', 'Enter');
    await expect(calendar).toHaveCount(0);
    await expect(day).toHaveValue('12/03/2026');
    await expect(button(page, 'Open calendar')).toBeFocused();

    await press('Shift+Tab', 'Alt+ArrowDown');
    await expect(cell('December 3, 2026')).toBeFocused();
    await press('ArrowRight', 'Escape');
    await expect(calendar).toHaveCount(0);
    await expect(day).toHaveValue('12/03/2026');
    await expect(day).toBeFocused();
  },
};
