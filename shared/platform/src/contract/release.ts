import type { PortalConfig } from '../brand/config.ts';
import type { RemoteContract } from './contract.ts';

export type Integrity = `sha384-${string}`;

/** One remote as it is released: where its immutable folder is and what a page must fetch. */
export interface ReleasedRemote {
  readonly contract: RemoteContract;
  /** Hash that names the immutable folder. */
  readonly build: string;
  /** `/assets/mfe-leases/<build>/` */
  readonly folder: string;
  /** Name of the federation container, unique per build: `mfe_leases_<build>`. */
  readonly container: string;
  /** Address of the container's entry. */
  readonly entry: string;
  /** Files of the exposed `./lifecycles`, to be preloaded for a landing route. */
  readonly preload: readonly string[];
}

/** A released remote that can't be used, with the reason; the other remotes can. */
export interface UnusableRemote {
  readonly name: string;
  readonly reason: string;
  /** Paths it claims, as far as they could be read: the shell shows its fallback there. */
  readonly paths: readonly string[];
}

/** What index.html carries inline as JSON in `<script type="application/json" id="release">`. */
export interface Release {
  /** Ascending: `0007`. */
  readonly id: string;
  readonly config: PortalConfig;
  readonly shell: {
    readonly build: string;
    readonly folder: string;
    /** The shell's one main script. */
    readonly entry: string;
    /** The federation runtime's chunk, to be preloaded when a remote is needed. */
    readonly runtime: readonly string[];
    /** The chunk of menu and header, to be preloaded for a screen that has them; a shell of before 4.3.0 has none. */
    readonly frame?: readonly string[] | undefined;
  };
  readonly remotes: readonly ReleasedRemote[];
  /** Address of every script and style sheet of the release, and its hash. */
  readonly integrity: Readonly<Record<string, Integrity>>;
}

/** A release as the shell uses it: the remotes that can be loaded, and those that can't, with the reason. */
export interface ParsedRelease extends Release {
  readonly unusable: readonly UnusableRemote[];
}
