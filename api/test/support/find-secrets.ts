import { passwordProblems } from '@portal/domain';
import type { Secret } from './captured-logs.ts';

const tokenFields = /^(token|code|receipt)$/;
const passwordFields = /^(password|password_confirmation|current_password)$/;
const numberFields = /^(ssn|routing|account|card|number|cardNumber)$/;

/** Shorter ones are words and numbers of any log: the three digits of a CVC are the status of an answer. */
const shortestToken = 20;
const shortestNumber = 6;

/** The secrets in what was sent or answered, by the fields they stand in, however deep that is. */
export function secretsIn(value: unknown): Secret[] {
  const found: Secret[] = [];
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, inner] of Object.entries(one) as [string, unknown][]) {
      if (typeof inner === 'string') found.push(...secretsOf(name, inner));
      else rest.push(inner);
    }
  }
  return found;
}

function secretsOf(field: string, text: string): Secret[] {
  if (tokenFields.test(field) && isToken(text)) return [{ kind: 'token', text }];
  if (/^(otp|code)$/.test(field) && /^\d{5}$/.test(text)) return [{ kind: 'PIN', text }];
  if (passwordFields.test(field) && passwordProblems(text).length === 0) return [{ kind: 'password', text }];
  const digits = text.replaceAll(/\D/g, '');
  if (numberFields.test(field) && digits.length >= shortestNumber && /^[\d\s-]+$/.test(text)) {
    return [...new Set([text.trim(), digits])].map((spelled) => ({ kind: field, text: spelled }));
  }
  return [];
}

/** The secrets of a mail: its PIN, and what its links allow. */
export function secretsOfMail(text: string): Secret[] {
  const pins = [...text.matchAll(/code is (\d{5})/g)].map(([, pin = '']) => ({ kind: 'PIN', text: pin }));
  const links = [...text.matchAll(/https?:\/\/\S+/g)].flatMap(([link]) =>
    [...link.matchAll(/[\w-]+/g)].filter(([part]) => isToken(part)),
  );
  return [...pins, ...links.map(([token]) => ({ kind: 'link', text: token }))];
}

/** The token of an `Authorization` header. */
export function secretsOfHeader(authorization: string | undefined): Secret[] {
  const [, token = ''] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
  return isToken(token) ? [{ kind: 'token', text: token }] : [];
}

const isToken = (text: string) => text.length >= shortestToken && /^[\w.-]+$/.test(text) && /\d/.test(text);
