import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { browserGlobals } from './scripts/lint/browser-globals.js';
import { codeStyle } from './scripts/lint/code-style.js';
import { importBoundaries } from './scripts/lint/import-boundaries.js';

export default defineConfig(
  { ignores: ['**/dist/', '**/.portal/', '**/coverage/', '**/test-results/', '**/playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { extends: [tseslint.configs.strict, tseslint.configs.stylistic] },
  {
    rules: {
      // A double of a callback does nothing on purpose.
      '@typescript-eslint/no-empty-function': 'off',
      // A callback may answer at once or later: `void | Promise<void>`.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  // CommonJS is for the tools that read nothing else.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  // The rules that need types are oxlint's (.oxlintrc.json).
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/ban-ts-comment': 'error',
      // A Record cannot refer to itself, and a recursive type must.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
  },
  {
    files: [
      'shell/**/*.{ts,tsx}',
      'mfe-*/**/*.{ts,tsx}',
      'shared/{i18n,platform,ui,testing,gallery}/**/*.{ts,tsx}',
    ],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  codeStyle,
  browserGlobals,
  importBoundaries(import.meta.dirname),
);
