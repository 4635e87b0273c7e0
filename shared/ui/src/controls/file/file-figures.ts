const bytesPerMegabyte = 1_048_576;

/** Formats bytes as megabytes with two decimals, without the unit: 1_572_864 bytes are `1.50` (UI-87). */
export function megabytes(bytes: number): string {
  return (bytes / bytesPerMegabyte).toFixed(2);
}

interface Playtime {
  readonly hours: number;
  readonly mins: number;
  readonly secs: number;
}

/** Splits a duration into whole hours, minutes and seconds, rounded to the second (UI-88). */
export function playtimeOf(seconds: number): Playtime {
  const whole = Math.max(0, Math.round(seconds));
  return { hours: Math.floor(whole / 3600), mins: Math.floor((whole % 3600) / 60), secs: whole % 60 };
}
