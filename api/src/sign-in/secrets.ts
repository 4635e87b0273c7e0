import { createHash, randomBytes } from 'node:crypto';

/** An opaque token: 256 random bits, safe in headers and addresses. */
export const newToken = () => randomBytes(32).toString('base64url');

/** How a token is stored: it has too many bits to be guessed from its hash. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
