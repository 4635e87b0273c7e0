import webpack, { type Compiler } from 'webpack';

/** Function of the page's inline script: returns the hash of a file of the release, throws for any other address. */
export const integrityLookup = '__portalIntegrity';

/**
 * Makes webpack's own script loader ask the page for the hash of every chunk that it fetches,
 * so that the browser rejects a changed byte.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ScriptIntegrityPlugin', (source) =>
        [
          source,
          `script.integrity = self.${integrityLookup}(url);`,
          `script.crossOrigin = 'anonymous';`,
        ].join('\n'),
      );
    });
  }
}
