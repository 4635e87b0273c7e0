import { expect } from '@playwright/test';
import { logs } from '../site/captured-logs.ts';

interface Email {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Returns the emails that the api has sent to a demo account, the newest first. */
async function emailsTo(url: string, name: string): Promise<readonly Email[]> {
  const answer = await fetch(`${url}/api/demo/emails`);
  const { data } = (await answer.json()) as { data: { emails: readonly Email[] } };
  return data.emails.filter(({ to }) => to === `${name}@portal.test`);
}

/** Returns how many emails an account has got. */
export async function emailCount(url: string, name: string): Promise<number> {
  return (await emailsTo(url, name)).length;
}

/** Returns the PIN of the newest email with one. */
export async function pinOf(url: string, name: string): Promise<string> {
  const pin = await newest(url, name, /Your code is (\d{5})/);
  logs.rememberSecrets([{ type: 'pin', text: pin }]);
  return pin;
}

/** Returns the hash address of the newest email with a link to a route: `/auth/reset`. */
export async function linkOf(url: string, name: string, route: string): Promise<`/${string}`> {
  return (await newest(url, name, new RegExp(`#(${route}\\S+)`))) as `/${string}`;
}

async function newest(url: string, name: string, pattern: RegExp): Promise<string> {
  for (const { body } of await emailsTo(url, name)) {
    const [, found] = pattern.exec(body) ?? [];
    if (found !== undefined) return found;
  }
  expect(null, `an email to ${name} with ${pattern.source}`).not.toBeNull();
  return '';
}
