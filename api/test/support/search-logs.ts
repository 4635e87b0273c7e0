import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Secret } from './captured-logs.ts';

/** A secret that stands in a log; told without the secret. */
export interface Leak {
  readonly kind: string;
  readonly file: string;
  readonly line: number;
}

export interface LogSearch {
  readonly lines: number;
  readonly secrets: number;
  readonly leaks: readonly Leak[];
}

/** Looks for every kept secret in every kept log of a folder. */
export function searchLogs(folder: string): LogSearch {
  const files = readdirSync(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
  const secrets = files
    .filter((file) => file.endsWith('.secrets'))
    .flatMap((file) => read(file).map((line) => JSON.parse(line) as Secret));
  const finder = finderOf(secrets);
  const logs = files.filter((file) => file.endsWith('.log')).map((file) => ({ file, lines: read(file) }));
  const leaks = logs.flatMap(({ file, lines }) =>
    lines.flatMap((text, index) => finder(text).map((kind) => ({ kind, file, line: index + 1 }))),
  );
  return { lines: logs.reduce((sum, log) => sum + log.lines.length, 0), secrets: secrets.length, leaks };
}

const headLength = 5;

/** One pass over a line whatever the number of secrets: they are looked up by how they begin. */
function finderOf(secrets: readonly Secret[]): (line: string) => string[] {
  const byHead = new Map<string, Map<string, string>>();
  for (const { kind, text } of secrets) {
    for (const spelled of new Set([text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)])) {
      const head = spelled.slice(0, headLength);
      const there = byHead.get(head) ?? new Map<string, string>();
      byHead.set(head, there.set(spelled, kind));
    }
  }
  return (line) => {
    const text = withoutCounts(line);
    const found: string[] = [];
    for (let at = 0; at + headLength <= text.length; at += 1) {
      for (const [secret, kind] of byHead.get(text.slice(at, at + headLength)) ?? []) {
        if (text.startsWith(secret, at) && isWhole(text, at, secret)) found.push(kind);
      }
    }
    return found;
  };
}

/** The numbers of a log itself: when, how long, which request by the api's own count. */
const withoutCounts = (line: string) =>
  line
    .replaceAll(/"(time|ms|pid)":\d+/g, '')
    .replaceAll(/"reqId":"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"/g, '');

/** Five digits are a PIN only where they are no part of a longer number, name or place in a file. */
function isWhole(text: string, at: number, secret: string): boolean {
  if (!/^\d+$/.test(secret)) return true;
  const [before = '', after = ''] = [text[at - 1], text[at + secret.length]];
  return !/[\w.:-]/.test(before) && !/[\w.:-]/.test(after);
}
