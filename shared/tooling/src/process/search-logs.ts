import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Secret } from './captured-logs.ts';

/** A secret that a log contains; described without the secret itself. */
export interface Leak {
  readonly type: string;
  readonly file: string;
  readonly line: number;
}

export interface LogSearch {
  readonly lines: number;
  readonly leaks: readonly Leak[];
}

/** Looks for every remembered secret in every captured log of a folder. */
export function searchLogs(folder: string): LogSearch {
  const read = (ending: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ file, lines: readFileSync(join(folder, file), 'utf8').split('\n') }));
  const secrets = read('.secrets')
    .flatMap(({ lines }) => lines.filter(Boolean))
    .map((line) => JSON.parse(line) as Secret);
  const find = secretFinder(secrets);
  const logs = read('.log');
  const leaks = logs.flatMap(({ file, lines }) =>
    lines.flatMap((text, index) => find(text).map((type) => ({ type, file, line: index + 1 }))),
  );
  return { lines: logs.flatMap(({ lines }) => lines.filter(Boolean)).length, leaks };
}

/** Returns a function that gives the types of the secrets in a line. One pass finds thousands of secrets. */
function secretFinder(secrets: readonly Secret[]): (line: string) => readonly string[] {
  const isNumber = ({ text }: Secret) => /^[\d\s-]+$/.test(text);
  const findNumbers = numberFinder(secrets.filter(isNumber));
  const findTexts = textFinder(secrets.filter((secret) => !isNumber(secret)));
  return (line) => {
    const text = withoutOwnNumbers(line);
    return [...findTexts(text), ...findNumbers(text)];
  };
}

/**
 * Removes the log's own numbers, which could equal a PIN by chance: time, duration, process, port, request id, and the
 * code of the database's error in a trace, such as 23514.
 */
const withoutOwnNumbers = (line: string) =>
  line
    .replaceAll(/"(time|ms|pid)":\d+|\bport \d+/g, '')
    .replaceAll(/"type":"\w+","code":"[\dA-Z]{5}","at":\[/g, '')
    .replaceAll(/"reqId":"[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}"/gi, '');

const headLength = 5;

/** Looks texts up by their first characters; each is also found as JSON and as part of an address spell it. */
function textFinder(secrets: readonly Secret[]): (line: string) => readonly string[] {
  const byHead = new Map<string, Map<string, string>>();
  for (const { type, text } of secrets) {
    for (const spelling of new Set([text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)])) {
      const head = spelling.slice(0, headLength);
      byHead.set(head, (byHead.get(head) ?? new Map<string, string>()).set(spelling, type));
    }
  }
  return (line) => {
    const found: string[] = [];
    for (let at = 0; at + headLength <= line.length; at += 1) {
      for (const [secret, type] of byHead.get(line.slice(at, at + headLength)) ?? []) {
        if (line.startsWith(secret, at)) found.push(type);
      }
    }
    return found;
  };
}

/** A shorter number counts only where it is not part of a name, a longer number or a position in a file. */
const longNumber = 8;

/** Finds numbers however they are grouped: 987654321 also as 987-65-4321 and 987 65 4321. */
function numberFinder(secrets: readonly Secret[]): (line: string) => readonly string[] {
  const types = new Map(secrets.map(({ type, text }) => [text.replaceAll(/\D/g, ''), type]));
  const longest = Math.max(0, ...[...types.keys()].map(({ length }) => length));
  const typeAt = (line: string, start: number, end: number) => {
    const digits = line.slice(start, end).replaceAll(/\D/g, '');
    const around = `${line[start - 1] ?? ''}${line[end] ?? ''}`;
    return digits.length < longNumber && /[\w.:-]/.test(around) ? undefined : types.get(digits);
  };
  return (line) => {
    const groups = [...line.matchAll(/\d+/g)].map(
      ({ 0: digits, index }) => [index, index + digits.length] as const,
    );
    const found: string[] = [];
    for (const [first, [start, end]] of groups.entries()) {
      let previousEnd = end;
      for (const [nextStart, nextEnd] of groups.slice(first)) {
        if (nextStart > previousEnd && !/^[ -]$/.test(line.slice(previousEnd, nextStart))) break;
        if (nextEnd - start > 2 * longest) break;
        const type = typeAt(line, start, nextEnd);
        if (type !== undefined) found.push(type);
        previousEnd = nextEnd;
      }
    }
    return found;
  };
}
