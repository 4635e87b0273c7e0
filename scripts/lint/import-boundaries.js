import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import boundaries from 'eslint-plugin-boundaries';

const elements = [
  { type: 'folder', pattern: 'mfe-*/src/*', capture: ['remote', 'folder'] },
  { type: 'remote', pattern: 'mfe-*', capture: ['remote'] },
  { type: 'shell', pattern: 'shell' },
  { type: 'domain', pattern: 'shared/domain' },
  { type: 'api-contract', pattern: 'shared/api-contract' },
  { type: 'i18n', pattern: 'shared/i18n' },
  { type: 'platform', pattern: 'shared/platform' },
  { type: 'ui', pattern: 'shared/ui' },
  { type: 'tooling', pattern: 'shared/tooling' },
  { type: 'jest-preset', pattern: 'shared/jest-preset' },
  { type: 'testing', pattern: 'shared/testing' },
  { type: 'gallery', pattern: 'shared/gallery' },
  { type: 'api', pattern: 'api' },
  { type: 'e2e', pattern: 'e2e' },
  { type: 'scripts', pattern: 'scripts' },
  // From the root on: `api` is the workspace, not every folder with that name.
].map((element) => ({ ...element, partialMatch: false }));

const screen = /\.(page|parcel)\.tsx$/;
const foldersIn = (path) =>
  existsSync(path) ? readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];

/** Folders of the remotes' src that hold no screen: not features, but code that the features of one remote share. */
function sharedFolders(root) {
  return foldersIn(root)
    .filter(({ name }) => name.startsWith('mfe-'))
    .flatMap(({ name }) => foldersIn(join(root, name, 'src')).map((folder) => `${name}/src/${folder.name}`))
    .filter((folder) => !readdirSync(join(root, folder)).some((file) => screen.test(file)));
}

const filesOf = (root) => [
  { category: 'test', pattern: '**/*.test.{ts,tsx,js}' },
  { category: 'test', pattern: '{shell,mfe-*}/src/fixtures/**' },
  { category: 'test', pattern: 'api/test/**' },
  { category: 'tooling', pattern: '**/{webpack,jest,playwright,drizzle}.config.{ts,js,mjs,cjs}' },
  { category: 'tooling', pattern: '**/{build.mjs,*-environment.cjs}' },
  { category: 'tooling', pattern: 'shared/gallery/.storybook/main.ts' },
  { category: 'routes', pattern: 'mfe-*/src/{routes,*.routes,lifecycles}.{ts,tsx}' },
  ...sharedFolders(root).map((folder) => ({ category: 'shared-by-features', pattern: `${folder}/**` })),
];

/** The entry points of the platform that a remote may use; `/host` is for whoever plays the shell. */
const platformForRemotes = [
  '@portal/platform',
  '@portal/platform/contract',
  '@portal/platform/remote',
  '@portal/platform/widgets',
];
const entryPointsOf = (name) => [`@portal/${name}`, `@portal/${name}/*`];

/** One permission: who may import which part, and by which specifiers. Everything not listed is an error. */
const allow = (from, to, source) => ({
  from: { element: { types: { anyOf: [from].flat() } } },
  allow: { to: { element: { type: to } }, dependency: { source } },
});

const sameRemote = { captured: { remote: '{{ from.element.captured.remote }}' } };
const sameFolder = {
  captured: {
    remote: '{{ from.element.captured.remote }}',
    folder: '{{ from.element.captured.folder }}',
  },
};

const policies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  // A package of ours that does not resolve is either not declared or imported past its `exports`.
  {
    disallow: { dependency: { source: '@portal/**' }, to: { module: { origin: 'external' } } },
    message:
      '"{{ dependency.source }}" is not a public entry point that this workspace may import: see CONTRIBUTING.md, Import boundaries.',
  },
  ...[
    'shell',
    'domain',
    'api-contract',
    'i18n',
    'platform',
    'ui',
    'tooling',
    'jest-preset',
    'testing',
    'gallery',
    'api',
    'e2e',
    'scripts',
  ].map((type) => ({
    from: { element: { type } },
    allow: { to: { element: { type } } },
  })),
  // An entry point imports the file in turn, which makes a cycle and loads all that the entry point exports.
  {
    from: { element: { type: 'ui' } },
    disallow: { dependency: { source: entryPointsOf('ui') } },
    message: 'A file of shared/ui imports another by its path, not "{{ dependency.source }}".',
  },
  {
    from: { element: { type: 'folder' } },
    allow: { to: { element: { type: 'folder', ...sameFolder } } },
  },
  {
    from: { element: { type: ['folder', 'remote'] } },
    allow: [
      { to: { element: { type: 'remote', ...sameRemote } } },
      { to: { element: { type: 'folder', ...sameRemote }, file: { categories: 'shared-by-features' } } },
    ],
  },
  {
    from: { element: { type: 'folder' } },
    disallow: { to: { file: { categories: 'routes' } } },
    message: 'A feature must not import the routes file that it is part of.',
  },
  // A test renders its screen as the customer gets it: through the routes.
  {
    from: { element: { type: 'folder' }, file: { categories: 'test' } },
    allow: { to: { element: { type: 'remote', ...sameRemote }, file: { categories: 'routes' } } },
  },
  {
    from: { element: { type: 'remote' }, file: { categories: { anyOf: ['routes', 'test'] } } },
    allow: { to: { element: { type: 'folder', ...sameRemote } } },
  },
  allow(
    ['folder', 'remote', 'shell', 'api-contract', 'platform', 'testing', 'gallery', 'api'],
    'domain',
    entryPointsOf('domain'),
  ),
  allow(
    ['folder', 'remote', 'shell', 'platform', 'testing', 'gallery', 'api'],
    'api-contract',
    entryPointsOf('api-contract'),
  ),
  allow(['shell', 'platform', 'ui'], 'i18n', entryPointsOf('i18n')),
  allow(['folder', 'remote'], 'platform', platformForRemotes),
  allow(['shell', 'testing', 'gallery'], 'platform', entryPointsOf('platform')),
  allow(['folder', 'remote', 'shell', 'testing', 'gallery'], 'ui', entryPointsOf('ui')),
  // The gallery runs on the fake platform of the tests.
  allow('gallery', 'testing', ['@portal/testing/fixtures']),
  // The release tool checks contracts, and writes the inline script of the page and the style sheets of the brands.
  allow('tooling', 'platform', ['@portal/platform/contract', '@portal/platform/early']),
  allow('tooling', 'ui', ['@portal/ui/theme']),
  {
    from: { file: { categories: 'test' } },
    allow: { to: { element: { type: 'testing' } }, dependency: { source: entryPointsOf('testing') } },
  },
  {
    from: { element: { type: ['api', 'e2e', 'scripts'] }, file: { categories: 'test' } },
    disallow: { to: { element: { type: 'testing' } } },
  },
  // Browser tests and the api's tests start servers as the scripts do.
  allow(['e2e', 'scripts'], 'tooling', entryPointsOf('tooling')),
  {
    from: { element: { type: 'api' }, file: { categories: 'test' } },
    allow: { to: { element: { type: 'tooling' } }, dependency: { source: ['@portal/tooling/process'] } },
  },
  {
    from: { file: { categories: 'tooling' } },
    allow: [
      { to: { element: { type: 'tooling' } }, dependency: { source: entryPointsOf('tooling') } },
      { to: { element: { type: 'jest-preset' } }, dependency: { source: ['@portal/jest-preset'] } },
    ],
  },
];

const workspaceOf = ({ pattern }) => pattern.replace('/src/*', '');
const workspaces = [...new Set(elements.map(workspaceOf))];

/** The policies that can decide about an import in a workspace: the plugin asks each that it is given. */
function policiesFor(workspace) {
  const types = elements.filter((element) => workspaceOf(element) === workspace).map(({ type }) => type);
  const decides = ({ from }) => {
    const named = from?.element?.types?.anyOf ?? from?.element?.type;
    return named === undefined || [named].flat().some((type) => types.includes(type));
  };
  return policies.filter(decides);
}

const code = '*.{ts,tsx,js,mjs,cjs}';

const onlyAllowed = (policies) => ({
  'boundaries/dependencies': [
    'error',
    {
      default: 'disallow',
      message:
        '"{{ dependency.source }}" is beyond an import boundary: see CONTRIBUTING.md, Import boundaries.',
      policies,
      checkAllOrigins: true,
      checkUnknownLocals: true,
      checkInternals: true,
    },
  ],
});

/**
 * Returns the lint configuration of who may import whom: an import between workspaces is an error unless a policy
 * allows it.
 *
 * @param {string} root absolute path of the folder that holds the workspaces
 * @returns {import('eslint').Linter.Config[]}
 */
export function importBoundaries(root) {
  return [
    {
      files: [`**/${code}`],
      plugins: { boundaries },
      settings: {
        'import/resolver': {
          typescript: { project: [`${root}/tsconfig.browser.json`], noWarnOnMultipleProjects: true },
        },
        'boundaries/root-path': root,
        'boundaries/elements': elements,
        'boundaries/files': filesOf(root),
        'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
        'boundaries/legacy-templates': false,
      },
      rules: onlyAllowed(policies),
    },
    ...workspaces.map((workspace) => ({
      files: [`${workspace}/**/${code}`],
      rules: onlyAllowed(policiesFor(workspace)),
    })),
  ];
}
