/** Returns the last four digits of a number; null when it has no digits. */
export function lastFour(value: number | string | null | undefined): string | null {
  const digits = String(value ?? '').replaceAll(/\D/g, '');
  return digits === '' ? null : digits.slice(-4);
}
