import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs values as texts: only a process with the secret can read, create or change them. */
export interface Signer {
  sign(value: object): string;
  /** Returns the value of a signed text; null for any other text. */
  read(text: string): unknown;
}

/** Creates a signer; all processes with one secret read each other's texts. */
export function createSigner(secret: string): Signer {
  const codeOf = (body: string) => createHmac('sha256', `sandbox-cards:${secret}`).update(body).digest();
  return {
    sign(value) {
      const body = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${body}.${codeOf(body).toString('base64url')}`;
    },
    read(text) {
      const [, body, code] = /^([\w-]{1,3000})\.([\w-]{43})$/.exec(text) ?? [];
      if (body === undefined || code === undefined) return null;
      const given = Buffer.from(code, 'base64url');
      const wanted = codeOf(body);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown;
    },
  };
}
