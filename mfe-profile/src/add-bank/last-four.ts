/** Returns the last four digits of a number as it was typed, with or without dashes. */
export const lastFourOf = (text: string): string => text.replaceAll(/\D/g, '').slice(-4);
