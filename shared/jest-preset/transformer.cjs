const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createTransformer } = require('@swc/jest');

const rules = readFileSync(__filename);
const moduleSyntax =
  /^\s*(?:import|export)\b|\bimport\s*\(|\bimport\.meta\b|[;}]\s*(?:import|export)\s*[{*"']/m;

function swc(parser) {
  return createTransformer({
    jsc: {
      target: 'es2022',
      parser,
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  });
}

const byExtension = {
  ts: swc({ syntax: 'typescript' }),
  tsx: swc({ syntax: 'typescript', tsx: true }),
  js: swc({ syntax: 'ecmascript', jsx: true }),
};

const isForeign = (path) => path.includes('/node_modules/') || path.includes('\\node_modules\\');

function transformerFor(path) {
  if (/\.[cm]?ts$/.test(path)) return byExtension.ts;
  return path.endsWith('.tsx') ? byExtension.tsx : byExtension.js;
}

/** Compiles our own sources and what uses module syntax in packages, `import()` too; other CommonJS passes untouched. */
module.exports = {
  process(source, path, options) {
    if (isForeign(path) && !path.endsWith('.mjs') && !moduleSyntax.test(source)) return { code: source };
    return transformerFor(path).process(source, path, options);
  },
  getCacheKey(source, path, options) {
    const key = transformerFor(path).getCacheKey(source, path, options);
    // What this file lets pass untouched is cached too: the key changes with it.
    return createHash('sha256').update(rules).update(key).digest('hex');
  },
};
