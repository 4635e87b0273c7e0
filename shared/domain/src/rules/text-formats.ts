/** Whether a text looks like an email address: one `@`, a dot in the host, no space, at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** Whether a text is a PIN or one-time code: five digits (LEASE-42). */
export function isPin(text: string): boolean {
  return /^\d{5}$/.test(text);
}

/** Whether a text is an international phone number: `+` and 6 to 14 digits (UI-18, UI-73). */
export function isPhone(text: string): boolean {
  return /^\+\d{6,14}$/.test(text);
}

/** Whether a text is a US phone number without country code: `(123) 456-7890` (UI-19). */
export function isLocalPhone(text: string): boolean {
  return /^\(\d{3}\) \d{3}-\d{4}$/.test(text);
}

/** Whether a text has only letters, digits and underscores (UI-20). */
export function isUsername(text: string): boolean {
  return /^[A-Za-z0-9_]+$/.test(text);
}

/** Whether a text is a URL that a browser opens: http or https, with a host, without spaces (UI-21). */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text);
}
