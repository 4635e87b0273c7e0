/**
 * Writes how long somebody has to wait, in seconds, minutes or hours: `30 seconds`, `2 minutes`, `23 hours` (OP-101). It
 * rounds up, because who tries too early is rejected again.
 *
 * @param seconds of the answer's `Retry-After`; less than one counts as one
 * @param language BCP 47 tag
 */
export function formatWaitingTime(seconds: number, language: string): string {
  const [unit, length] =
    seconds < 60
      ? (['second', 1] as const)
      : seconds < 3600
        ? (['minute', 60] as const)
        : (['hour', 3600] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.ceil(seconds / length)));
}
