/** Rules of code style that a machine can check. @type {import('oxlint').OxlintOverride[]} */
export const codeStyle = [
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    env: { browser: true },
    rules: {
      'portal/file-name': 'error',
      'portal/text-as-markup': 'error',
      // A name that is the same everywhere can be searched for.
      'import/no-default-export': 'error',
      'no-console': 'error',
      // `== null` is the one test for both null and undefined.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
    },
  },
  {
    files: ['shell/**', 'mfe-*/**', 'shared/{domain,embed,i18n,platform,ui}/**'],
    rules: { 'portal/format-at-start': 'error' },
  },
  {
    // A tool finds a configuration file, a plugin or a story by its default export, and a declaration file describes others' modules.
    files: [
      '**/*.config.{js,ts,mjs,cjs}',
      '**/*.stories.tsx',
      'scripts/lint/portal-plugin.js',
      'shared/gallery/.storybook/*',
      'e2e/site/*.{setup,teardown}.ts',
      'api/test/{setup,teardown}.ts',
      '**/*.d.ts',
      'shared/jest-preset/**',
      '.dependency-cruiser*.cjs',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    // Programs of the command line speak through the console.
    files: [
      'scripts/**',
      'shared/tooling/**',
      'e2e/bench/**',
      'e2e/screenshots/main.ts',
      'api/*.mjs',
      'api/src/{main,seed,reconcile,refund,processor-sandbox}.ts',
      'api/test/simulation/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // A test writes down what must be rejected.
    files: ['**/*.test.{ts,tsx,js}'],
    rules: { 'no-script-url': 'off' },
  },
];
