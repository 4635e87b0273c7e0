import type { Page } from '@playwright/test';
import { expect } from '../stage.ts';
import { box, button, type Walks } from './keyboard.ts';

const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const options = (page: Page) => page.getByRole('option');

/** Copies a picture, as if in another window; a browser pastes it as the file `image.png`. */
function copyImage(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1, 1);
    canvas.getContext('2d');
    const image = await canvas.convertToBlob();
    await navigator.clipboard.write([new ClipboardItem({ [image.type]: image })]);
  });
}

/** Inputs that gather several things. */
export const gathered: Walks = {
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

  'Inputs/Collection': async ({ page, show, press, tab, type }) => {
    await show('empty');
    const item = (number: number) => page.getByRole('group', { name: `Address ${number}` });
    await tab(button(page, 'Add item'));
    await press('Enter');
    await expect(box(page, 'Street')).toBeFocused();
    await type('12 Oak Lane');
    await tab(button(page, 'Add item'));
    await press('Space');
    await expect(item(2).getByRole('textbox')).toBeFocused();
    await press('Shift+Tab');
    await expect(button(page, 'Delete Address 2')).toBeFocused();
    await press('Enter');
    await expect(button(page, 'No')).toBeFocused();
    await press('Escape');
    await expect(button(page, 'Delete Address 2')).toBeFocused();
    await press('Enter');
    await tab(button(page, 'Yes'));
    await press('Enter');
    await expect(item(2)).toHaveCount(0);
    await expect(item(1)).toBeFocused();
    await tab(button(page, 'Delete Address 1'));
    await press('Space', 'Tab', 'Enter');
    await expect(button(page, 'Add item')).toBeFocused();
  },

  'Inputs/File upload': async ({ page, show, press, tab, tabOnTo, type }) => {
    await show('filled');
    const rename = (name: string) => button(page, `Rename ${name}`);
    const remove = (name: string) => button(page, `Delete ${name}`);
    await tab(page.getByRole('button', { name: /Choose files$/ }));
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')]);
    await chooser.setFiles([]);
    await tab(page.getByRole('link', { name: /^Lease.pdf/ }));
    await tab(rename('Lease.pdf'));
    await press('Enter');
    await expect(box(page, 'New name of Lease.pdf')).toBeFocused();
    await type('Contract');
    await press('Enter');
    await expect(rename('Contract.pdf')).toBeFocused();
    await press('Space');
    await type('Other');
    await press('Escape');
    await expect(rename('Contract.pdf')).toBeFocused();
    await tab(remove('Contract.pdf'));
    await press('Enter');
    await expect(button(page, 'No')).toBeFocused();
    await press('Enter');
    await expect(remove('Contract.pdf')).toBeFocused();
    await press('Space');
    await tab(button(page, 'Yes'));
    await press('Enter');
    await expect(remove('Contract.pdf')).toHaveCount(0);
    await expect(rename('Delivery.mp4')).toBeFocused();

    await show('many-files');
    await tab(page.getByRole('button', { name: /Choose files$/ }));
    await copyImage(page);
    await press('Control+V');
    await expect(remove('image.png')).toBeVisible();

    await show('timed-out');
    const retry = button(page, 'Retry Front.jpg');
    await expect(retry).toBeVisible();
    await tabOnTo(retry);
    await press('Enter');
    await expect(retry).toBeVisible();
    await tabOnTo(button(page, 'Remove Front.jpg from the list'));
    await press('Enter');
    await expect(retry).toHaveCount(0);
  },
};
