import { portalPlugin } from './file-name.js';

const markup = 'Text that is set as markup can run as script: build elements.';

const forbiddenSyntax = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: markup },
  { selector: "Property[key.name='dangerouslySetInnerHTML']", message: markup },
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    message: markup,
  },
  {
    selector: 'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe)$/]',
    message: markup,
  },
];
const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a name that is the same everywhere can be searched for.',
};

const formatAtStart = {
  selector:
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
  message:
    'The first format of a page takes long to make: make it when it is first used, not when its module is loaded.',
};

/** Rules of code style that a machine can check. @type {import('eslint').Linter.Config[]} */
export const codeStyle = [
  {
    plugins: { portal: portalPlugin },
    rules: {
      'portal/file-name': 'error',
      'no-restricted-syntax': ['error', ...forbiddenSyntax, defaultExport],
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
    files: ['shell/**', 'mfe-*/**', 'shared/{domain,i18n,platform,ui}/**'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenSyntax, defaultExport, formatAtStart] },
  },
  {
    // A tool finds a configuration file or a story by its default export, and a declaration file describes others' modules.
    files: [
      '**/*.config.{js,ts,mjs,cjs}',
      '**/*.stories.tsx',
      'shared/gallery/.storybook/*',
      'e2e/site/*.{setup,teardown}.ts',
      'api/test/{setup,teardown}.ts',
      '**/*.d.ts',
      'shared/jest-preset/**',
      '.dependency-cruiser*.cjs',
    ],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenSyntax] },
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
