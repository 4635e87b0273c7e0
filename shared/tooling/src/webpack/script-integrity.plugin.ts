import webpack, { type Compiler } from 'webpack';

/** Function of the page's inline script: returns the hash of a file of the release, throws for any other address. */
export const integrityLookup = '__portalIntegrity';

/** Function of the shell: returns where to load a script from, for a second try past every cache. */
export const addressLookup = '__portalAddress';

/**
 * Makes webpack's own script loader ask the page for the hash of every chunk that it fetches, so that the browser
 * rejects a changed byte, and the shell for its address, so that a chunk that arrived bad is fetched anew.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ScriptIntegrityPlugin', (source) =>
        [
          source,
          `script.src = self.${addressLookup}?.(script.src) ?? script.src;`,
          `script.integrity = self.${integrityLookup}(url);`,
          `script.crossOrigin = 'anonymous';`,
        ].join('\n'),
      );
    });
  }
}
