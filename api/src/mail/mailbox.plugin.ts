import { createHash } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { succeeded } from '../server/envelope.ts';
import { Failure } from '../server/failure.ts';
import { isLoopback, isOwnHost } from '../settings/loopback.ts';
import type { Companies } from '../brands/company.ts';
import type { Db } from '../store/database.ts';
import { emails } from '../store/schema.ts';
import { signEmail } from './letterhead.ts';
import type { PortalAddresses } from './portal-addresses.ts';

const newest = 100;
const pageStyle =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem;color-scheme:light dark}article{border-top:1px solid;padding:1rem 0}h2{font-size:1rem;margin:0}p{margin:0}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}';
const stylePolicy = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;

export interface MailboxServices extends PortalAddresses {
  readonly db: Db;
  readonly companies: Companies;
}

/**
 * Serves the demo's mailbox, which replaces a mail server: `/api/demo/mailbox` for people, `/api/demo/emails` as JSON.
 * Everybody can read every email, so it is only in a demo that nobody but this machine reaches.
 */
export async function mailboxPlugin(
  server: FastifyInstance,
  { db, companies, portalUrl, brandUrls }: MailboxServices,
): Promise<void> {
  const addresses = [portalUrl, ...Object.values(brandUrls)];
  server.addHook('onRequest', async (request) => {
    if (!isOfThisMachine(request)) throw new Failure(403, forOthers);
  });
  server.get('/api/demo/emails', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return succeeded({ emails: await newestEmails(db, companies) });
  });
  server.get('/api/demo/mailbox', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header('referrer-policy', 'no-referrer');
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src ${stylePolicy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    return reply.type('text/html; charset=utf-8').send(page(await newestEmails(db, companies), addresses));
  });
}

const forOthers =
  'The mailbox is for the machine of this demo. To show the demo to others, start the api and configure the site with DEMO=public: that has no mailbox.';

/** Whether a request comes from this machine, for a name of this machine, and through no proxy but our site server. */
function isOfThisMachine({ ip, headers }: FastifyRequest): boolean {
  const isPassedOn = ['x-real-ip', 'x-forwarded-host', 'forwarded', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  // Of the header itself: a page whose name leads here could claim another one by X-Forwarded-Host.
  const name = (headers.host ?? '').replace(/:\d*$/, '');
  return isLoopback(ip) && isOwnHost(name) && !isPassedOn;
}

interface ShownEmail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  /** Null once the email has been sent or abandoned, as its text. */
  readonly from: string | null;
  readonly body: string | null;
  readonly status: string;
  readonly created_at: string;
}

async function newestEmails(db: Db, companies: Companies): Promise<readonly ShownEmail[]> {
  const rows = await db.select().from(emails).orderBy(desc(emails.id)).limit(newest);
  return rows.map(({ id, recipient, subject, body, brand, status, createdAt }) => ({
    id,
    to: recipient,
    subject,
    ...(body === null ? { from: null, body } : signEmail(companies, { body, brand })),
    status,
    created_at: createdAt.toISOString(),
  }));
}

function page(shown: readonly ShownEmail[], addresses: readonly string[]): string {
  const articles = shown.map(
    (email) => `<article><h2>${escaped(email.subject)}</h2>
<p>${email.from === null ? '' : `From ${escaped(email.from)} to `}${escaped(email.to)} · <time datetime="${email.created_at}">${email.created_at.slice(0, 16).replace('T', ' ')} UTC</time></p>
<pre>${email.body === null ? 'This email has been sent.' : linked(email.body, addresses)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo mailbox</title><style>${pageStyle}</style></head>
<body><main><h1>Demo mailbox</h1><p>Every email that the demo would have sent, newest first. Reload the page for new ones.</p>
${articles.length > 0 ? articles.join('\n') : '<p>There are no emails yet.</p>'}
</main></body></html>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Turns lines that are an address of the portal into links, and no others. */
const linked = (body: string, addresses: readonly string[]) =>
  body
    .split('\n')
    .map((line) =>
      addresses.some((address) => line.startsWith(`${address}/`))
        ? `<a href="${escaped(line)}">${escaped(line)}</a>`
        : escaped(line),
    )
    .join('\n');
