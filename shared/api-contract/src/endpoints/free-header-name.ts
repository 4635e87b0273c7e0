import { idempotencyKeyHeader, languageHeader, timezoneHeader } from './headers.ts';

const form = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;

/** Request headers that the portal's calls, browsers, proxies or HTTP itself give a meaning. */
const used = [
  idempotencyKeyHeader,
  languageHeader,
  timezoneHeader,
  'Accept',
  'Authorization',
  'Cache-Control',
  'Connection',
  'Cookie',
  'Date',
  'DNT',
  'Expect',
  'Forwarded',
  'Host',
  'Keep-Alive',
  'Origin',
  'Pragma',
  'Range',
  'Referer',
  'Set-Cookie',
  'TE',
  'Trailer',
  'Transfer-Encoding',
  'Upgrade',
  'User-Agent',
  'Via',
  'X-Real-IP',
  'X-Request-Id',
].map((name) => name.toLowerCase());

const usedBeginnings = ['accept-', 'access-control-', 'content-', 'if-', 'proxy-', 'sec-', 'x-forwarded-'];

/**
 * Returns whether a site may give a header of its own this name, such as the one of its brand: letters, digits and
 * hyphens, 64 at most, and no header that has a meaning already. Headers do not distinguish capitals.
 */
export function isFreeHeaderName(name: string): boolean {
  const lower = name.toLowerCase();
  return form.test(name) && !used.includes(lower) && !usedBeginnings.some((one) => lower.startsWith(one));
}
