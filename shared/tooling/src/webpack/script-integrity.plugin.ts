import webpack, { type Compiler } from 'webpack';

/** Function of the page's inline script: returns the hash of a file of the release, throws for any other address. */
export const integrityLookup = '__portalIntegrity';

/** The shell's rules for loading a script: its address, for a second try past every cache, and its time limit. */
export const scriptRules = '__portalScripts';

/** A chunk that has not arrived after 120 s counts as failed in a page without rules (SHELL-74), ms. */
const defaultTimeLimit = 120_000;

/**
 * Makes webpack's own script loader ask the page for the hash of every chunk that it fetches, so that the browser
 * rejects a changed byte, and the shell for its rules, so that a chunk that arrived bad is fetched anew.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ScriptIntegrityPlugin', (source) =>
        [
          source,
          `const rules = self.${scriptRules};`,
          'if (rules) script.src = rules.addressOf(script.src);',
          // webpack takes the handler away once the script has come.
          `const limit = setTimeout(() => script.onerror?.({ type: 'timeout', target: script }), rules?.timeLimitMs ?? ${defaultTimeLimit});`,
          // The page would hold every script element until then.
          `for (const end of ['load', 'error']) script.addEventListener(end, () => clearTimeout(limit));`,
          `script.integrity = self.${integrityLookup}(url);`,
          `script.crossOrigin = 'anonymous';`,
        ].join('\n'),
      );
    });
  }
}
