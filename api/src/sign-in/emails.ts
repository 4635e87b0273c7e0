/** An e-mail address as it is stored and looked up. */
export const spelled = (email: string) => email.trim().toLowerCase();
