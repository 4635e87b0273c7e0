import { failuresOf } from '@portal/api-contract/description';
import { envelope, type AnyEndpoint } from '@portal/api-contract';
import { is } from 'superstruct';
import type { TestResponse } from '../contract/call-endpoint.ts';

/** Words of our own source or of the database that no answer may hold. */
const inner =
  /\bat .+\.[cm]?[jt]s:\d|node_modules|\bselect .+ from |insert into |update ".+" set |violates .+ constraint|syntax error at|\bdrizzle\b|pglite|ECONN|StructError|TypeError|Failed query/i;

/** Milliseconds that any request may take on a machine that does other things besides. */
const longest = 5_000;

/**
 * What is wrong with an answer whatever was sent; null when nothing is. That its status and its shape are those of
 * the table is what the test api looks at by itself.
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
  if (!String(headers['content-type']).startsWith('application/json')) return 'answered no JSON';
  if (!is(json, envelope)) return 'answered without the envelope';
  const { status: isGood } = json as { readonly status: boolean };
  if (isGood !== (status === 200)) return `answered ${status} with an envelope that says ${isGood}`;
  if (status !== 200 && inner.test(text)) return 'answered with words of its own source';
  return null;
}
