import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { withHostPage } from '../site/host-page.ts';
import type { Portal } from '../site/portal.ts';
import { expect, test as base, testOnOwnVendors as baseOnOwnVendors } from '../site/test.ts';
import { mountCardForm, readableByPage, submitCard, typeCard, verifyCard } from '../steps/card-form.ts';

type UseUrl = (url: string) => Promise<void>;

interface HostPages {
  readonly cardPage: string;
  readonly chatPage: string;
}

const hostPages = {
  cardPage: async ({ portal }: { portal: Portal }, use: UseUrl) =>
    withHostPage(`${portal.sandbox}/cards/fields.js`, use),
  chatPage: async ({ portal }: { portal: Portal }, use: UseUrl) =>
    withHostPage(`${portal.sandbox}/chat/widget.js`, use),
};

const test = base.extend<HostPages>(hostPages);
const testOnOwnVendors = baseOnOwnVendors.extend<HostPages>(hostPages);

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const findings = async (page: Page) =>
  (await new AxeBuilder({ page }).withTags(rules).analyze()).violations.map(({ id }) => id);

test('API-41: a card that is entered in the provider’s frame is saved, and its number reaches neither the page nor the api', async ({
  page,
  request,
  portal,
  customers,
  cardPage,
}) => {
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(`${sent.url()} ${sent.postData() ?? ''}`));
  await mountCardForm(page, cardPage);
  await typeCard(page, '4242424242424242');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(frame.getByText('Visa')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const submitted = await submitCard(page);
  const token = 'token' in submitted ? submitted.token : '';
  const { verified, verificationData } = await verifyCard(page);
  expect([verified, verificationData.network]).toEqual([true, 'visa']);
  const readable = `${await readableByPage(page)}\n${requests.join('\n')}\n${token}\n${JSON.stringify(verificationData)}`;
  expect(readable.replaceAll(/[ .-]/g, '')).not.toContain('4242424242');
  expect(readable).not.toContain('"cvc"');
  expect(readable).toContain('"opened":"closed","within":"SecurityError"');

  const nora = await customers.toChange('nora');
  const headers = { Authorization: `Bearer ${nora.token}` };
  const cards = `${portal.url}/api/v1/mobile/cards`;
  const form = await request.get(`${cards}/payliance/iframe/config`, { headers });
  expect(await form.json()).toMatchObject({
    data: { PaylianceScriptUrl: `${portal.sandbox}/cards/fields.js` },
  });
  const body = { token, verificationData, reVerificationCardId: null };
  const maria = await customers.toRead('maria');
  const save = async (owner: typeof headers) =>
    (await request.post(cards, { headers: owner, data: body })).status();
  expect(await save(headers)).toBe(200);
  // The same customer gets the same card, and nobody else any.
  expect(await save(headers)).toBe(200);
  expect(await save({ Authorization: `Bearer ${maria.token}` })).toBe(422);
  expect(await (await request.get(cards, { headers })).json()).toMatchObject({
    data: {
      cards: [
        {
          provider: 'payliance',
          card: { last4: '4242', exp_month: 4, exp_year: 2029, name: 'Maria Alvarez' },
          verification_data: { network: 'visa' },
        },
      ],
    },
  });
});

test('PROF-66: the frame shows errors at its fields, and the page gets the provider’s message', async ({
  page,
  cardPage,
}) => {
  await mountCardForm(page, cardPage, 3_000);
  expect(await submitCard(page)).toEqual({ message: 'Check the card details.' });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Enter the card number.')).toBeVisible();
  await expect(frame.getByLabel('Card number')).toBeFocused();
  expect(await findings(page)).toEqual([]);
  const heights = await page
    .locator('iframe')
    .evaluate((element) => [element.clientHeight, document.documentElement.scrollWidth - window.innerWidth]);
  expect(heights[0]).toBeGreaterThan(280);
  expect(heights[1]).toBeLessThanOrEqual(0);

  const outcome = async (number: string) => {
    await typeCard(page, number);
    const submitted = await submitCard(page);
    return 'message' in submitted ? submitted.message : (await verifyCard(page)).message;
  };
  expect(await outcome('4111111111111111')).toBe('This is a sandbox: use one of its test numbers.');
  expect(await outcome('4000000000000069')).toBe('The card has expired.');
  expect(await outcome('4000000000000002')).toBe('The card was declined. Use another card.');
  expect(await outcome('4000000000009995')).toBe('The card was declined: insufficient funds.');
  expect(await outcome('4000000000000101')).toContain('could not be verified');
  expect(await outcome('4000000000000119')).toContain('did not answer in time');
});

test('PROF-102: neither the script nor the frame reacts to a message from another origin or with another shape', async ({
  page,
  cardPage,
  portal,
}) => {
  await mountCardForm(page, cardPage, 3_000);
  await typeCard(page, '4242424242424242');
  const card = page.frames().find((frame) => frame.url().startsWith(portal.sandbox));
  if (!card) throw new Error('The card form has no frame.');
  // The frame and the page each send a message to themselves: the right shape, but the wrong sender.
  const replies = await card.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const message = { channel: 'payliance-fields', id: 'foreign-1', type: 'submit' };
        const originalFetch = window.fetch;
        window.fetch = (...args) => {
          count += 1;
          return originalFetch(...args);
        };
        window.postMessage(message, '*');
        setTimeout(() => resolve(count), 200);
      }),
  );
  expect(replies).toBe(0);
  const before = await page.locator('iframe').evaluate((frame) => frame.clientHeight);
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    window.postMessage({ channel: 'payliance-fields', event: 'height', height: 5 }, '*');
    frame?.contentWindow?.postMessage({ channel: 'payliance-fields', id: 'x', type: 'submit' }, '*');
    frame?.contentWindow?.postMessage('submit', '*');
  });
  expect(await submitCard(page)).toHaveProperty('token');
  expect(await page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBe(before);
});

testOnOwnVendors(
  'SUP-09: the chat is hidden on load, answers messages, and continues after a lost connection',
  async ({ page, chatPage, portal, faults }) => {
    faults.expect(/net::ERR_CONNECTION_REFUSED/);
    await page.goto(chatPage);
    await expect(page.locator('iframe')).toHaveCount(0);
    const callChat = (method: 'show' | 'hide' | 'open') =>
      page.evaluate((name) => {
        (window as unknown as { HostedChat: Record<string, () => void> }).HostedChat[name]?.();
      }, method);
    const frame = page.frameLocator('iframe');
    await callChat('show');
    await expect(frame.getByRole('button', { name: 'Open chat' })).toBeVisible();
    await callChat('hide');
    await expect(page.locator('iframe')).toBeHidden();
    await callChat('open');
    const message = frame.getByLabel('Message', { exact: true });
    await expect(message).toBeFocused();
    const log = frame.getByRole('log');
    await expect(log).toContainText('virtual assistant');
    await page.keyboard.type('How do I pay? <b>bold</b>');
    await page.keyboard.press('Enter');
    await expect(log).toContainText('<b>bold</b>');
    await expect(log).toContainText('You can pay on the dashboard');
    expect(await findings(page)).toEqual([]);

    await portal.killApi();
    await expect(frame.getByRole('status')).toContainText('You are offline');
    await page.keyboard.type('thanks');
    await page.keyboard.press('Enter');
    await page.keyboard.type('half a sent');
    await expect(log).toContainText('Not sent yet');
    await portal.startApi();
    await expect(log).toContainText('You are welcome');
    await expect(log).not.toContainText('Not sent yet');
    await expect(message).toHaveValue('half a sent');
    await expect(log.getByText('virtual assistant')).toHaveCount(1);

    await page.keyboard.press('Escape');
    await expect(frame.getByRole('button', { name: 'Open chat' })).toBeFocused();
  },
);

test('SUP-07: on a phone the open chat fills the screen', async ({ page, chatPage }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(chatPage);
  await page.evaluate(() => {
    (window as unknown as { HostedChat: { open(): void } }).HostedChat.open();
  });
  await expect(page.frameLocator('iframe').getByLabel('Message', { exact: true })).toBeFocused();
  expect(await page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 });
});
