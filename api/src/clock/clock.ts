/** The api's time. Everything that asks what time it is takes one, so that a test can set it. */
export interface Clock {
  now(): Date;
}

export const machineClock: Clock = { now: () => new Date() };

/** A clock that shows `start` now and runs on from there. */
export function clockFrom(start: Date): Clock {
  const ahead = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + ahead) };
}
