/** The api's time. Whatever needs the time takes a clock, so that a test can set it. */
export interface Clock {
  now(): Date;
}

/** The machine's own time. */
export const machineClock: Clock = { now: () => new Date() };

/** A clock that can be set; it continues from there. */
export interface SettableClock extends Clock {
  set(now: Date): void;
}

/** Creates a clock that starts at this time. */
export function createClock(start: Date): SettableClock {
  let ahead = start.getTime() - Date.now();
  return {
    now: () => new Date(Date.now() + ahead),
    set(now) {
      ahead = now.getTime() - Date.now();
    },
  };
}

/** Parses an instant of the years 2000 to 2099 such as `2026-11-20T12:00:00Z`; null for any other text. */
export function parseInstant(text: string): Date | null {
  const instant = new Date(text);
  return /^20\d{2}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(instant.getTime()) ? instant : null;
}
