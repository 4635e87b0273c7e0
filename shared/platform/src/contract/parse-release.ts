import {
  array,
  assert,
  nonempty,
  optional,
  pattern,
  record,
  string,
  type,
  unknown,
  type Infer,
} from 'superstruct';
import { readConfig } from '../brand/read-config.ts';
import type { RemoteContract } from './contract.ts';
import { explain } from '../validation/explain.ts';
import { parseContract } from './parse-contract.ts';
import { isCompatible } from './platform-range.ts';
import { PORTAL_PLATFORM_VERSION } from './platform-version.ts';
import type { Integrity, ParsedRelease, ReleasedRemote, UnusableRemote } from './release.ts';

/** The release is unusable; the message says what is wrong and where. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

const text = nonempty(string());
const integrity = pattern(string(), /^sha384-[A-Za-z0-9+/]{64}$/);

// What a newer release tool writes besides is ignored.
const releaseStruct = type({
  id: text,
  config: unknown(),
  shell: type({
    build: text,
    folder: text,
    entry: text,
    runtime: array(text),
    frame: optional(array(text)),
  }),
  remotes: array(unknown()),
  integrity: record(text, integrity),
});

const remoteStruct = type({
  contract: unknown(),
  build: text,
  folder: text,
  container: text,
  entry: text,
  preload: array(text),
});

/**
 * Returns the release that index.html or the release tool gives. A remote that is malformed, or asks for another platform,
 * is set apart with the reason: it fails alone.
 *
 * @throws ReleaseError when the frame of the release itself is malformed
 * @throws ConfigError when the configuration is
 */
export function parseRelease(value: unknown, platform: string = PORTAL_PLATFORM_VERSION): ParsedRelease {
  try {
    assert(value, releaseStruct);
  } catch (error) {
    throw new ReleaseError(explain(error, 'release'));
  }
  const parsed = value.remotes.map((remote) => parseRemote(remote, platform));
  return {
    id: value.id,
    config: readConfig(value.config),
    shell: value.shell,
    remotes: parsed.flatMap((remote) => ('contract' in remote ? [remote] : [])),
    unusable: parsed.flatMap((remote) => ('reason' in remote ? [remote] : [])),
    // The struct has checked every value against the pattern of the type.
    integrity: value.integrity as Readonly<Record<string, Integrity>>,
  };
}

function parseRemote(value: unknown, platform: string): ReleasedRemote | UnusableRemote {
  try {
    const remote: unknown = value;
    assert(remote, remoteStruct);
    return usable(remote, parseContract(remote.contract), platform);
  } catch (error) {
    return unusable(value, explain(error, 'remote'));
  }
}

function usable(
  remote: Infer<typeof remoteStruct>,
  contract: RemoteContract,
  platform: string,
): ReleasedRemote | UnusableRemote {
  if (!isCompatible(platform, contract.platform)) {
    return unusable(
      remote,
      `${contract.name} needs platform ${contract.platform}; this page has ${platform}.`,
    );
  }
  return { ...remote, contract };
}

/** Name and paths as far as they can be read: enough for the shell to show its fallback in their place. */
function unusable(remote: unknown, reason: string): UnusableRemote {
  const contract = field(remote, 'contract');
  const name = field(contract, 'name');
  const routes = field(contract, 'routes');
  const paths = Array.isArray(routes) ? routes.map((route: unknown) => field(route, 'path')) : [];
  return {
    name: typeof name === 'string' ? name : (workspaceOf(field(remote, 'folder')) ?? 'unnamed remote'),
    reason,
    paths: paths.filter((path) => typeof path === 'string' && path.startsWith('/')) as string[],
  };
}

/** Without a readable contract the folder still tells whose it is. */
function workspaceOf(folder: unknown): string | undefined {
  return typeof folder === 'string' ? /^\/assets\/(mfe-[a-z0-9-]+)\//.exec(folder)?.[1] : undefined;
}

function field(value: unknown, key: string): unknown {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined;
}
