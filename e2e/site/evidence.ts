import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { logFolder } from './paths.ts';

/** A log of the run: written at once, so that nothing is lost with a process that dies. */
export interface KeptLog {
  write(part: Buffer): void;
}

/** @param name whose log it is, as a file is named */
export function keepLog(name: string): KeptLog {
  mkdirSync(logFolder, { recursive: true });
  const file = join(logFolder, `${name}-${randomUUID()}.log`);
  return { write: (part) => appendFileSync(file, part) };
}

/** What no log may hold. */
export interface Secret {
  readonly kind: string;
  readonly text: string;
}

/** Shorter ones are words and numbers of any log: a CVC of three digits is the status of an answer. */
const shortest = 5;

const kept = new Set<string>();

/** Notes what a journey made use of, for the search at the end of the run. */
export function keepSecret({ kind, text }: Secret): void {
  if (text.length < shortest || kept.has(text)) return;
  kept.add(text);
  mkdirSync(logFolder, { recursive: true });
  appendFileSync(join(logFolder, `${process.pid}.secrets`), `${JSON.stringify({ kind, text })}\n`);
}
