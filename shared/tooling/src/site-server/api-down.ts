import { failed, ofRejections } from './rejections.ts';

/** The part of a reply that the answer needs; the proxy's own type of it lacks the server's. */
interface Answering {
  code(status: number): Answering;
  headers(values: Readonly<Record<string, string>>): Answering;
  send(payload: unknown): unknown;
}

const timeouts = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'FST_REPLY_FROM_GATEWAY_TIMEOUT',
]);

/** Answers a request that the api did not answer, with the envelope of section 4: the portal shows it like any failure. */
export function apiDown(reply: Answering, error: Error): void {
  const tooLate = timeouts.has((error as NodeJS.ErrnoException).code ?? '');
  const code = tooLate ? 504 : 502;
  const message = tooLate ? 'The service took too long to answer' : 'The service can not be reached';
  reply.code(code).headers(ofRejections).send(failed(code, message));
}
