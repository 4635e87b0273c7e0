import type { BrowserContext } from '@playwright/test';
import { keepLog, keepSecret, type Secret } from './evidence.ts';

const kinds = new Map([
  ['password', 'password'],
  ['password_confirmation', 'password'],
  ['current_password', 'password'],
  ['token', 'token'],
  ['receipt', 'token'],
]);

/** What stands in these is a secret if it is a number: a code may be the name of something, a card its brand. */
const numberKinds = new Map([
  ['otp', 'PIN'],
  ['code', 'PIN'],
  ['ssn', 'SSN'],
  ['routing', 'routing number'],
  ['account', 'account number'],
  ['card', 'card number'],
  ['number', 'card number'],
  ['cvc', 'security code'],
]);

/** The secrets in what is sent or answered, by the fields they stand in, however deep that is. */
function secretsIn(value: unknown): readonly Secret[] {
  if (typeof value !== 'object' || value === null) return [];
  return (Object.entries(value) as [string, unknown][]).flatMap(([field, inner]) =>
    typeof inner === 'string' ? secretsOf(field, inner) : secretsIn(inner),
  );
}

function secretsOf(field: string, text: string): readonly Secret[] {
  const kind = kinds.get(field);
  if (kind !== undefined) return [{ kind, text }];
  const numberKind = numberKinds.get(field);
  return numberKind !== undefined && /^\d[\d -]*$/.test(text) ? [{ kind: numberKind, text }] : [];
}

/** Keeps the token of an `Authorization` header. */
export function keepSecretOfHeader(authorization: string | undefined): void {
  const [, token] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
  if (token !== undefined) keepSecret({ kind: 'token', text: token });
}

/** Keeps the secrets of what a page was given or gave. */
export function keepSecretsIn(value: unknown): void {
  for (const secret of secretsIn(value)) keepSecret(secret);
}

/** Keeps the secrets of all that the pages of a context send, and what they log. */
export function watchSecrets(context: BrowserContext): void {
  const log = keepLog('page');
  context.on('console', (message) => log.write(Buffer.from(`${message.text()}\n`)));
  context.on('request', (request) => {
    keepSecretOfHeader(request.headers()['authorization']);
    keepSecretsIn(Object.fromEntries(new URL(request.url()).searchParams));
    keepSecretsIn(parsed(request.postData()));
  });
}

/** A body that is no JSON is a file: a secret goes by none. */
function parsed(body: string | null): unknown {
  try {
    return body === null ? null : JSON.parse(body);
  } catch {
    return null;
  }
}
