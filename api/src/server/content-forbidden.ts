/** The policy of answers that are data: nothing in one is run, loaded or framed, whatever a browser takes it for. */
export const contentForbidden = "default-src 'none'; frame-ancestors 'none'";
