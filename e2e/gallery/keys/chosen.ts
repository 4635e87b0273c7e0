import { expect } from '../stage.ts';
import { button, type Walks } from './keyboard.ts';

/** Inputs that choose among what is in view. */
export const chosen: Walks = {
  'Inputs/Checkbox': async ({ page, show, tab, press }) => {
    await show('empty');
    const terms = page.getByRole('checkbox');
    await tab(terms);
    await press('Space');
    await expect(terms).toBeChecked();
    await press('Space');
    await expect(terms).not.toBeChecked();
  },

  'Inputs/Checkboxes': async ({ page, show, tab, leave, press }) => {
    await show('empty');
    const [all, near] = [
      page.getByRole('checkbox', { name: 'All stores' }),
      page.getByLabel('Stores near me'),
    ];
    await tab(all);
    await press('Space');
    await tab(near);
    await press('Space');
    await expect(all).toBeChecked();
    await expect(near).toBeChecked();
    await press('Space');
    await expect(near).not.toBeChecked();
    await leave(near);
    await expect(page.getByLabel('No stores')).not.toBeFocused();
  },

  'Inputs/Switch': async ({ page, show, tab, press }) => {
    await show('off');
    const texts = page.getByRole('switch', { name: 'Text messages' });
    await tab(texts);
    await press('Space');
    await expect(texts).toBeChecked();
    await press('Space');
    await expect(texts).not.toBeChecked();
  },

  'Inputs/Radio': async ({ page, show, tab, press }) => {
    const radio = (name: string) => page.getByRole('radio', { name });
    await show('empty');
    await tab(radio('All stores'));
    await expect(radio('All stores')).not.toBeChecked();
    await press('ArrowDown');
    await expect(radio('Stores near me')).toBeChecked();
    await expect(radio('Stores near me')).toBeFocused();
    // What is disabled is passed over, and behind the last one comes the first.
    await press('ArrowRight');
    await expect(radio('All stores')).toBeChecked();
    await press('ArrowUp');
    await expect(radio('Stores near me')).toBeChecked();
    await press('ArrowLeft');
    await expect(radio('All stores')).toBeChecked();

    await show('filled');
    await tab(radio('Stores near me'));
  },

  'Inputs/Radio cards': async ({ page, show, tab, press }) => {
    await show('filled');
    const card = (name: string | RegExp) => page.getByRole('radio', { name });
    await tab(card(/Visa ending 4242/));
    await press('ArrowDown');
    await expect(card(/Macon Credit Union/)).toBeChecked();
    await press('ArrowUp');
    await expect(card(/Visa ending 4242/)).toBeChecked();
    await expect(card(/Visa ending 4242/)).toBeFocused();
  },

  'Inputs/Rating': async ({ page, show, tab, back, press }) => {
    await show('with-help');
    const stars = (count: number) => page.getByRole('radio', { name: `${count} of 5 stars` });
    await tab(stars(1));
    await press('ArrowRight', 'ArrowRight');
    await expect(stars(3)).toBeChecked();
    await press('ArrowLeft');
    await expect(stars(2)).toBeChecked();
    await tab(button(page, 'No rating'));
    await back(stars(2));
    await press('Tab', 'Enter');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(stars(1)).toBeFocused();
  },

  'Inputs/Range': async ({ page, show, tab, press }) => {
    await show('filled');
    const from = page.getByRole('slider', { name: /From/ });
    const to = page.getByRole('slider', { name: /To/ });
    await tab(from);
    await press('ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight');
    await expect(from).toHaveValue('5');
    // Never nearer than a span of 3.
    await press('End');
    await expect(from).toHaveValue('9');
    await press('PageDown');
    await expect(from).not.toHaveValue('9');
    // Too far from the other, it takes the other along.
    await press('Home');
    await expect(from).toHaveValue('0');
    await expect(to).toHaveValue('11');
    await tab(to);
    await press('Home');
    await expect(to).toHaveValue('3');
    await press('End');
    await expect(to).toHaveValue('23');
    await expect(from).toHaveValue('12');
    await press('ArrowLeft');
    await expect(to).toHaveValue('22');
  },
};
