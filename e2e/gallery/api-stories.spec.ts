import type { Page } from '@playwright/test';
import { appearances, checkEachStory, drawnIn } from './each-story.ts';
import { expect, openStage, test, testRunnerUserAgent } from './stage.ts';
import { apiGroup, storyGroups } from './story-groups.ts';

// In one worker, so that one api is enough.
test.describe.configure({ mode: 'default' });

test.describe('each story', () => {
  test.use({ userAgent: testRunnerUserAgent });
  const stories = storyGroups().get(apiGroup);
  if (!stories) throw new Error(`There is no story of the group "${apiGroup}".`);
  const loaded = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const appearance of appearances) {
    test(`${apiGroup}: each story is ${drawnIn(appearance)}`, ({ page, galleryWithApi: { url } }) =>
      checkEachStory(page, { url, appearance, stories, loaded }));
  }
});

// Kit and api do not know each other's source; docs/schema-forms.md is all that they share.

const appearance = { brand: 'fernway', scheme: 'light', width: 1280 } as const;

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

test('UI-50, UI-51, UI-52: the form of every type that the api describes is shown without a warning, reloads and is sent', async ({
  page,
  galleryWithApi: gallery,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  page.on('pageerror', ({ message }) => warnings.push(message));
  const answered = page.waitForResponse((response) => response.url().includes('/api/v2/forms/everything'));
  await openStage(page, gallery.url, appearance, { id: 'with-the-api-schema-form--everything' });
  const { data } = (await (await answered).json()) as {
    readonly data: { readonly inputs: readonly unknown[] };
  };
  await expect(page.getByRole('heading', { name: 'Delivery order' })).toBeVisible();
  await expect(page.locator('form > [aria-busy=false]')).toHaveCount(data.inputs.length);
  await expect(page.getByText('can’t be shown')).toHaveCount(0);

  await choose(page, 'Make', 'Alder');
  await expect(page.getByText('Choose a make first.')).toHaveCount(0);
  await choose(page, 'Model', 'Cabin');
  await page.getByLabel('Unit price').fill('12.50');
  await expect(page.getByLabel('Total')).toHaveValue('12.50');
  await page.getByLabel('Full name').fill('Maria Alvarez');
  await page.getByLabel('Email').fill('maria@portal.test');
  await page.getByText('I agree to the delivery terms', { exact: true }).click();
  await page.getByRole('group', { name: 'Item 1' }).getByLabel('Name').fill('Table');
  await page.locator('input[type=file]').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await expect(page.getByRole('button', { name: 'Delete plan.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the order' }).click();
  await expect(page.getByText('Sent.')).toBeVisible();
  expect(warnings).toEqual([]);
});

test('UI-65: the form leaves out or names what is not an input in the api’s broken form, and sends the rest', async ({
  page,
  galleryWithApi: gallery,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openStage(page, gallery.url, appearance, { id: 'with-the-api-schema-form--broken' });
  await expect(page.getByText('A select without options can’t be shown')).toBeVisible();
  expect(warnings).toContain('Unknown input type "hologram" of "hologram"');
  await page.getByLabel('Left, which depends on right').fill('x');
  await expect(page.getByLabel('Right, which depends on left')).toHaveValue('x');
  await page.getByLabel('A valid input').fill('valid');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Sent.')).toBeVisible();
});

test('UI-53, UI-54, UI-55: a file is sent, renamed and deleted', async ({
  page,
  galleryWithApi: gallery,
}) => {
  await openStage(page, gallery.url, appearance, { id: 'with-the-api-file-upload--many-files' });
  await page.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(1_572_864, 'x'),
  });
  await expect(page.getByText('1.50 MB')).toBeVisible();
  await page.getByRole('button', { name: 'Rename notes.txt' }).click();
  await page.keyboard.type('minutes');
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: 'Delete minutes.txt' });
  await remove.click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByText('minutes.txt')).toHaveCount(0);
});
