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

/** Of the script's own types the tests know nothing, as a page that loads it does not. */
type HostWindow = Omit<Window, 'Payliance'> & {
  readonly Payliance: { mount(options: object): CardFields };
  fields: CardFields;
  heard: unknown[];
};

declare const window: HostWindow;

/** Loads the page and mounts the card form in it, keeping every message that the page can hear. */
export async function mountCardForm(page: Page, url: string, timeoutMs = 10_000): Promise<void> {
  await page.goto(url);
  await page.evaluate(async (limit) => {
    window.heard = [];
    window.addEventListener('message', ({ data }) => window.heard.push(data));
    const container = document.getElementById('place');
    window.fields = window.Payliance.mount({ container, timeoutMs: limit });
    await window.fields.ready;
  }, timeoutMs);
}

/** Fills in the four fields by the keyboard alone. */
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

/** What the page gets of the form: a token, or the message that rejects it. */
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

export async function verifyCard(page: Page): Promise<Verification> {
  const verification = await page.evaluate(() => window.fields.verify('New card addition'));
  logs.rememberSecrets(secretsIn(verification));
  return verification;
}

/** All that the page's own scripts can read: its document, its messages, and what of the frame is open to it. */
export function readByPage(page: Page): Promise<string> {
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
      heard: window.heard,
      opened: frame?.contentDocument ? 'open' : 'closed',
      within: within(),
    });
  });
}
