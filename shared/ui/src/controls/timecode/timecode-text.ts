import { latinDigits } from '../text-field/latin-digits.ts';

export interface TimecodeLimits {
  /** Seconds. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

const two = (part: number) => String(part).padStart(2, '0');

/** Returns whole seconds within the limits (UI-37), at least 0. */
export function clampSeconds(seconds: number, { min = 0, max = Infinity }: TimecodeLimits): number {
  return Math.max(0, min, Math.min(Math.round(seconds), max));
}

/** Formats seconds as `hh:mm:ss`. */
export function timecodeText(seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  const whole = Math.max(0, Math.round(seconds));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(two).join(':');
}

/** Parses `1:02:03`, `2:03` or `90` as seconds; returns null for anything else. */
export function readTimecode(text: string): number | null {
  if (!/^(?:\d{1,2}|\d{1,6}(?::\d{1,2}){1,2})$/.test(text)) return null;
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/**
 * Adds the colons to digits while the customer types, and to pasted ones, because a phone's keypad of digits has none:
 * `10203` becomes `1:02:03`, as on a timer. Colons that the customer typed stay; all other signs are dropped.
 */
export function withColons(text: string): string {
  const signs = latinDigits(text).replace(/[^\d:]/g, '');
  // One digit too many for the last part moves the colons; with fewer, they are where the customer wants them.
  if (!/^\d+(?::\d{2}){0,2}\d$/.test(signs)) return signs;
  const digits = signs.replaceAll(':', '');
  return [digits.slice(0, -4), digits.slice(-4, -2), digits.slice(-2)].filter(Boolean).join(':');
}
