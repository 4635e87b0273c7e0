import { secretsIn } from '@portal/tooling/process';
import type { Page } from '@playwright/test';
import { logs } from '../site/captured-logs.ts';

interface Verification {
  readonly verified: boolean;
  readonly verificationData: Readonly<Record<string, string>>;
  readonly message: string | null;
}

interface CardFields {
  readonly ready: Promise<void>;
  submit(): Promise<string>;
  verify(reason: string): Promise<Verification>;
}

/** The tests do not import the script's types: neither can a page that loads the script. */
type HostWindow = Omit<Window, 'Payliance'> & {
  readonly Payliance: { mount(options: object): CardFields };
  fields: CardFields;
  receivedMessages: unknown[];
};

declare const window: HostWindow;

/** Opens the page and mounts the card form in it; keeps every message that the page receives. */
export async function mountCardForm(page: Page, url: string, timeoutMs = 10_000): Promise<void> {
  await page.goto(url);
  await page.evaluate(async (limit) => {
    window.receivedMessages = [];
    window.addEventListener('message', ({ data }) => window.receivedMessages.push(data));
    const container = document.getElementById('card-form');
    window.fields = window.Payliance.mount({ container, timeoutMs: limit });
    await window.fields.ready;
  }, timeoutMs);
}

/** Fills in the four fields with the keyboard alone. */
export async function typeCard(page: Page, number: string, cvc = '123'): Promise<void> {
  logs.rememberSecrets(secretsIn({ number, cvc }));
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Card number').focus();
  for (const text of [number, '0429', cvc, 'Maria Alvarez']) {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

/** Submits the form; returns what the page gets: a token, or the message of the error. */
export async function submitCard(page: Page): Promise<{ token: string } | { message: string }> {
  const submitted = await page.evaluate(() =>
    window.fields.submit().then(
      (token) => ({ token }),
      ({ message }: Error) => ({ message }),
    ),
  );
  logs.rememberSecrets(secretsIn(submitted));
  return submitted;
}

/** Verifies the submitted card; returns what the page gets. */
export async function verifyCard(page: Page): Promise<Verification> {
  const verification = await page.evaluate(() => window.fields.verify('New card addition'));
  logs.rememberSecrets(secretsIn(verification));
  return verification;
}

/** Returns all that the page's own scripts can read: its document, its messages, and what it can access of the frame. */
export function readableByPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const within = () => {
      try {
        return frame?.contentWindow?.document.body.textContent ?? null;
      } catch (error) {
        return error instanceof DOMException ? error.name : 'open';
      }
    };
    return JSON.stringify({
      document: document.documentElement.outerHTML,
      messages: window.receivedMessages,
      opened: frame?.contentDocument ? 'open' : 'closed',
      within: within(),
    });
  });
}
