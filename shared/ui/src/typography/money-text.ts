let format: Intl.NumberFormat | undefined;
const dollars = () => (format ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

/** Formats integer cents as `$1,234.56`. */
export function moneyText(cents: number): string {
  return dollars().format(cents / 100);
}
