import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Federation } from './federation.ts';
import type { ScriptAddresses } from './script-addresses.ts';
import { sharedModules } from './shared-modules.ts';

/** The scope that the builds of remotes take their modules from. */
const shareScope = 'default';

interface FederationOptions {
  /** Hash of a file of the release; undefined for an address that is in no release. */
  readonly integrityOf: (address: string) => string | undefined;
  readonly addresses: ScriptAddresses;
  /** Most that one file may take, ms (SHELL-74). */
  readonly timeLimitMs: number;
  /** Exact versions of the modules that remotes take from the page, by name. */
  readonly versions: Readonly<Record<string, string>>;
}

/**
 * Creates the page's one federation instance. The shell's modules are handed over as objects, because the shell itself
 * is built without the federation plugin.
 */
export function createFederation(options: FederationOptions): Federation {
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(options.versions).map(([name, version]) => [name, describe(name, version)]),
    ),
    plugins: [verifiedScripts(options)],
  });
  return {
    load: (remote, exposed) => {
      instance.registerRemotes([{ name: remote.container, entry: remote.entry }]);
      return instance.loadRemote(`${remote.container}/${exposed.replace('./', '')}`);
    },
    forget: (remote) => {
      const modules = Object.entries(instance.shareScopeMap[shareScope] ?? {});
      const provided = modules.map(([name, versions]) => [name, { ...versions }] as const);
      instance.registerRemotes([{ name: remote.container, entry: remote.entry }], { force: true });
      // The runtime also drops the shared modules that only this remote has loaded: they are the page's.
      Object.assign(instance.shareScopeMap[shareScope] ?? {}, Object.fromEntries(provided));
    },
  };
}

/** The build lists the names and the shell provides the modules: a name on one side only is a mistake in this codebase. */
function describe(name: string, version: string) {
  const module = sharedModules[name];
  if (module === undefined) throw new Error(`The shell does not provide the shared module ${name}`);
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
  return { version, scope: shareScope, shareConfig, ...module };
}

/** Entries carry the release's hash, and wait as long as any other chunk: the runtime's own limit is 20 s. */
function verifiedScripts({
  integrityOf,
  addresses,
  timeLimitMs,
}: FederationOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'verified-scripts',
    createScript: ({ url }) => {
      const integrity = integrityOf(url);
      if (integrity === undefined) throw new Error(`${url} is not a file of a release`);
      const script = document.createElement('script');
      script.src = addresses.of(url);
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return { script, timeout: timeLimitMs };
    },
  };
}
