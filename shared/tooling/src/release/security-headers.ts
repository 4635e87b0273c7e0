import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { defaulted, record, string, type, type Infer } from 'superstruct';
import type { OriginsContract, PortalConfig, RemoteContract } from '@portal/platform/contract';
import { readJsonFile, unusable } from '../json-file.ts';
import { composeAgain } from './release-record.ts';

/** File of a release that has its headers. */
export const headersFile = 'headers.json';

const headers = record(string(), string());

/** A newer release tool may write more. */
const siteHeadersShape = type({
  /** For every response. */
  all: headers,
  /** Also for index.html. */
  page: headers,
  /** Also for everything under /assets/. */
  assets: headers,
  /** Also for files that may change under their name, such as /content/ and /release.json. */
  fresh: headers,
  /**
   * In place of some of `all` for what elements load in pages of others: everything under /assets/, /embed/ and /content/.
   * An older release has none.
   */
  anywhere: defaulted(headers, {}),
});

/** Headers by type of response; written as a file, so that any server or CDN can send them. */
export type SiteHeaders = Readonly<Infer<typeof siteHeadersShape>>;

/** Returns the headers in the folder of a release. Throws a `CliError` when they are missing or damaged. */
export function readSiteHeaders(folder: string): SiteHeaders {
  const file = join(folder, headersFile);
  const read = readJsonFile(file, siteHeadersShape, composeAgain);
  if (!read) throw unusable(file, 'it does not exist', composeAgain);
  return read;
}

interface HeaderSources {
  readonly config: PortalConfig;
  readonly contracts: readonly RemoteContract[];
  readonly frameAncestors: string;
  /** Origins of pictures that answers of the api name (PROF-13). */
  readonly imageOrigins: readonly string[];
  /** Text of the inline scripts and styles of index.html, byte for byte. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the origins of one type that the contracts ask for; `config.x.y` is a configured address, left out while it is null and
 * where it is a path of the api, which the page may reach already.
 */
export function originsOf(
  type: keyof OriginsContract,
  contracts: readonly RemoteContract[],
  config: PortalConfig,
): readonly string[] {
  const asked = contracts.flatMap(({ origins }) => origins?.[type] ?? []);
  const addresses = asked.map((origin) =>
    origin.startsWith('config.') ? configured(config, origin) : origin,
  );
  const origins = addresses.flatMap((address) => {
    if (address === null || address.startsWith('/')) return [];
    // Of an address within the page, such as a file to preview, the policy names the scheme.
    return [/^(?:data|blob):$/.test(address) ? address : new URL(address).origin];
  });
  return [...new Set(origins)].sort();
}

function configured(config: PortalConfig, path: string): string | null {
  const value = path
    .split('.')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], config);
  return typeof value === 'string' ? value : null;
}

/** Strict headers of a release: scripts by hash and Trusted Types, outside origins only as contracts and settings name them. */
export function siteHeaders(sources: HeaderSources): SiteHeaders {
  const { config, contracts } = sources;
  const from = (type: keyof OriginsContract) => originsOf(type, contracts, config);
  const outsideScripts = from('script');
  const api = config.apiBase === '' ? [] : [new URL(config.apiBase).origin];
  const frames = from('frame');
  const policy: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...sources.inlineScripts.map(sha256), ...outsideScripts]],
    ['style-src', ["'self'", ...sources.inlineStyles.map(sha256)]],
    ['connect-src', ["'self'", ...api, ...from('connect')]],
    [
      'img-src',
      [...new Set(["'self'", 'data:', 'blob:', ...api, ...sources.imageOrigins, ...from('image')])],
    ],
    ['font-src', ["'self'"]],
    ['frame-src', frames.length > 0 ? frames : ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', [sources.frameAncestors]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ['default']],
  ];
  return {
    all: {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
    page: {
      'cache-control': 'no-cache',
      'content-security-policy': policy.map(([name, values]) => `${name} ${values.join(' ')}`).join('; '),
      // The header knows no exceptions by origin, and an outside script has no hash that we could know. Without it the
      // browser no longer demands a hash of our own scripts; they carry theirs all the same, and the page's Trusted
      // Types policy lets in no address that has none. docs/deploying.md tells the operator.
      ...(outsideScripts.length === 0 ? { 'integrity-policy': 'blocked-destinations=(script)' } : {}),
    },
    assets: { 'cache-control': 'public, max-age=31536000, immutable' },
    fresh: { 'cache-control': 'no-cache' },
    // Files that everybody may read: no request for them needs, or is answered by, who asks.
    anywhere: { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' },
  };
}
