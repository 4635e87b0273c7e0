import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Secret } from './evidence.ts';

/** A secret that stands in a log; told without the secret. */
export interface Leak {
  readonly kind: string;
  readonly file: string;
  readonly line: number;
}

/**
 * Looks for every kept secret in every kept log of a folder.
 *
 * @throws when there is nothing to look through: a run without a log proves nothing
 */
export function searchLogs(folder: string): readonly Leak[] {
  const messagesOf = (ending: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const logs = messagesOf('.log').map(({ file, text }) => ({ file, text: withoutCounts(text) }));
  const secrets = messagesOf('.secrets').flatMap(({ text }) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Secret),
  );
  if (logs.every(({ text }) => text === '')) throw new Error(`There is no log in ${folder}.`);
  const patterns = [...new Map(secrets.map((secret) => [secret.text, secret])).values()].map(
    ({ kind, text }) => ({ kind, pattern: patternOf(text) }),
  );
  return logs.flatMap(({ file, text }) =>
    patterns.flatMap(({ kind, pattern }) =>
      [...text.matchAll(pattern)].map(({ index }) => ({ kind, file, line: lineAt(text, index) })),
    ),
  );
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The numbers of a log itself, which may be those of a PIN by chance: when, how long, which request. */
const withoutCounts = (text: string) =>
  text
    .replaceAll(/"(time|ms|pid)":\d+/g, '')
    .replaceAll(/"reqId":"[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}"/gi, '');

const longNumber = 8;

/** A number is found however it is grouped; a short one where it is no part of a longer number, name or place in a file. */
function patternOf(text: string): RegExp {
  if (/^[\d -]+$/.test(text)) {
    const digits = text.replaceAll(/\D/g, '');
    const around = digits.length < longNumber ? String.raw`[\w.:-]` : String.raw`\d`;
    return new RegExp(`(?<!${around})${[...digits].join('[ -]?')}(?!${around})`, 'g');
  }
  const spelled = new Set([text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)]);
  return new RegExp([...spelled].map(literal).join('|'), 'g');
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
