import { failuresOf } from '@portal/api-contract/description';
import { envelope, type AnyEndpoint } from '@portal/api-contract';
import { is } from 'superstruct';
import type { TestResponse } from '../contract/call-endpoint.ts';

/** Words of the source code or the database, which no answer may contain. */
const internalWords =
  /\bat .+\.[cm]?[jt]s:\d|node_modules|\bselect .+ from |insert into |update ".+" set |violates .+ constraint|syntax error at|\bdrizzle\b|pglite|ECONN|StructError|TypeError|Failed query/i;

/** Milliseconds that a request may take, on a machine that is busy with other work. */
const longest = 5_000;

/**
 * Returns what is wrong with an answer, whatever was sent; null when nothing is. The test api itself checks status and
 * shape against the endpoint table.
 */
export function problemOfAnswer(
  endpoint: AnyEndpoint,
  { status, text, json, headers }: TestResponse,
  milliseconds: number,
): string | null {
  if (milliseconds > longest) return `took ${milliseconds} ms`;
  const isListed = status < 500 || failuresOf(endpoint).some((failure) => failure.status === status);
  if (!isListed) return `answered ${status}`;
  if (endpoint.responseType === 'blob' && status === 200) return null;
  if (!String(headers['content-type']).startsWith('application/json'))
    return 'answered something other than JSON';
  if (!is(json, envelope)) return 'answered without the envelope';
  const { status: isGood } = json as { readonly status: boolean };
  if (isGood !== (status === 200)) return `answered ${status} with an envelope that says ${isGood}`;
  if (status !== 200 && internalWords.test(text))
    return 'answered with words of the source code or the database';
  return null;
}
