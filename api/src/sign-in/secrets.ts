import { createHash, randomBytes } from 'node:crypto';

/** Creates an opaque token: 256 random bits, safe in headers and addresses. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Returns the hash by which a token is stored: a token has too many bits to be guessed from it. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
