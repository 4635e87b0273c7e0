import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { browserGlobals } from './scripts/lint/browser-globals.js';
import { houseStyle } from './scripts/lint/house-style.js';
import { walls } from './scripts/lint/walls.js';

const typescript = ['**/*.{ts,tsx}'];

export default defineConfig(
  { ignores: ['**/dist/', '**/.portal/', '**/coverage/', '**/test-results/', '**/playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: typescript, extends: [tseslint.configs.strict, tseslint.configs.stylistic] },
  {
    files: typescript,
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
  },
  { files: typescript, plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  houseStyle,
  browserGlobals,
  walls(import.meta.dirname),
);
