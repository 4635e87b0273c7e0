import webpack, { type Compiler } from 'webpack';

/** The page's inline script defines it: answers the hash of a file of the release, throws for any other address. */
export const integrityLookup = '__portalIntegrity';

/**
 * Makes webpack's own script loader ask the page for the hash of every chunk that it fetches,
 * so that a changed byte is refused by the browser.
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
