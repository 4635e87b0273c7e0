const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * Returns a number's text without the commas that group its thousands: `1,000.5` becomes `1000.5`. Any other comma
 * stays, because it may be meant as a decimal point, and `7,5` is not 75.
 */
export function withoutThousandsCommas(text: string): string {
  return grouped.test(text) ? text.replaceAll(',', '') : text;
}
