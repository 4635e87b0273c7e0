import type { FileChooser, Page } from '@playwright/test';
import { expect } from '../stage.ts';
import { box, button, type Scenarios } from './keyboard.ts';

/** Copies a picture, as if in another window; a browser pastes it as the file `image.png`. */
function copyImage(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1, 1);
    canvas.getContext('2d');
    const image = await canvas.convertToBlob();
    await navigator.clipboard.write([new ClipboardItem({ [image.type]: image })]);
  });
}

/**
 * The file chooser that `open` opens. A busy page may handle a key before the call, sent earlier, that hands choosers to
 * the test; it evaluates only after that call, so this opens none before the page has answered.
 */
async function fileChooserOf(page: Page, open: () => Promise<void>): Promise<FileChooser> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.evaluate(() => undefined).then(open),
  ]);
  return chooser;
}

export const fileScenarios: Scenarios = {
  'Inputs/File upload': async ({ page, show, press, tab, tabOnTo, type }) => {
    await show('filled');
    const rename = (name: string) => button(page, `Rename ${name}`);
    const remove = (name: string) => button(page, `Delete ${name}`);
    await tab(page.getByRole('button', { name: /Choose files$/ }));
    const chooser = await fileChooserOf(page, () => press('Enter'));
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
    await expect(button(page, 'No')).toBeFocused();
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
