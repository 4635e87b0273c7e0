/** Exact versions of the shared modules, by name: put in by the build. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

interface Window {
  /** The page's inline script: hash of a script of the release; throws for any other address. */
  readonly __portalIntegrity?: (address: string) => string;
  /** The page's inline script: lets the files of a newer release in as well. */
  readonly __portalAdopt?: (integrity: Readonly<Record<string, string>>) => void;
  /** The page's inline script: asks for what waits for the main script. */
  readonly __portalMainRuns?: () => void;
  /** The shell's rules for loading a script, which the script loader of every build asks with each try. */
  __portalScripts?: { readonly addressOf: (address: string) => string; readonly timeLimitMs: number };
}
