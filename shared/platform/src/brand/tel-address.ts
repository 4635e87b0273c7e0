/** Returns the `tel:` address of a phone number: only what a phone can dial. */
export const telAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
