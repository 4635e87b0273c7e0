import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that a processor signs its events in: `t=<seconds>,v1=<hex>`. */
export const signatureHeader = 'Processor-Signature';

/** Seconds that the signer's clock may differ from ours, on either side. */
const tolerance = 300;

const codeOf = (secret: string, seconds: string, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/** Signs the body of an event: the keyed hash (SHA-256, RFC 2104) of the time and the body, so that neither can be changed. */
export function signEvent(secret: string, body: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${codeOf(secret, seconds, body).toString('hex')}`;
}

/** Whether a signature is the processor's, of this body, and new. */
export function isSigned(
  secret: string,
  { body, signature, now }: { readonly body: string; readonly signature: string; readonly now: Date },
): boolean {
  const [, seconds, code] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || code === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > tolerance) return false;
  return timingSafeEqual(Buffer.from(code, 'hex'), codeOf(secret, seconds, body));
}
