/** Whether a text looks like an e-mail address: one `@`, a dot in the host, no space, at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

export const pinLength = 5;

/** Whether a text is a PIN or one-time code: five digits (LEASE-42). */
export function isPin(text: string): boolean {
  return /^\d{5}$/.test(text);
}
