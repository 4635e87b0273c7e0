import { defineConfig } from 'oxlint';
import { accessibility } from './scripts/lint/accessibility.js';
import { browserGlobals } from './scripts/lint/browser-globals.js';
import { codeStyle } from './scripts/lint/code-style.js';
import { language } from './scripts/lint/language.js';
import { react } from './scripts/lint/react.js';

export default defineConfig({
  ignorePatterns: [
    '**/node_modules/',
    '**/dist/',
    '**/.portal/',
    '**/coverage/',
    '**/test-results/',
    '**/playwright-report/',
  ],
  plugins: ['typescript', 'react', 'jsx-a11y', 'import'],
  jsPlugins: ['./scripts/lint/portal-plugin.js'],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  overrides: [
    ...language,
    ...accessibility,
    ...react,
    ...codeStyle,
    ...browserGlobals,
    {
      files: ['{shell,mfe-*,api,e2e,scripts,shared}/**/*.{ts,tsx,js,mjs,cjs}'],
      rules: { 'portal/import-boundary': ['error', import.meta.dirname] },
    },
  ],
});
