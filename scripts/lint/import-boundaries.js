import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/**
 * Which entry points of our packages the files of a workspace may import, without their `@portal/`; `ui/*` stands for
 * all of `@portal/ui`. A workspace imports nothing of ours that is not here.
 */
const entryPoints = {
  remote: [
    'api-contract/*',
    'domain/*',
    'platform',
    'platform/contract',
    'platform/remote',
    'platform/widgets',
    'ui/*',
  ],
  shell: ['api-contract/*', 'domain/*', 'i18n/*', 'platform/*', 'ui/*'],
  'shared/domain': [],
  'shared/api-contract': ['domain/*'],
  'shared/i18n': [],
  // Its entry points import the one that a page has once by its name.
  'shared/platform': ['api-contract/*', 'domain/*', 'i18n/*', 'platform/*'],
  'shared/ui': ['i18n/*'],
  // The element of a remote is a host, as the shell is.
  'shared/embed': ['api-contract/*', 'domain/*', 'i18n/*', 'platform/*', 'ui/*'],
  // The release tool checks contracts, and writes the inline script of the page and the style sheets of the brands.
  'shared/tooling': ['platform/contract', 'platform/early', 'ui/theme'],
  'shared/jest-preset': [],
  'shared/testing': ['api-contract/*', 'domain/*', 'platform/*', 'ui/*'],
  // The gallery runs on the fake platform of the tests.
  'shared/gallery': ['api-contract/*', 'domain/*', 'platform/*', 'ui/*', 'testing/fixtures'],
  api: ['api-contract/*', 'domain/*'],
  // Browser tests start servers as the scripts do.
  e2e: ['tooling/*'],
  scripts: ['tooling/*'],
};

/** What tests may import besides; where a workspace is not named, the test support. */
const entryPointsOfTests = { api: ['tooling/process'], e2e: [], scripts: [] };

/** What configuration files of tools may import besides. */
const entryPointsOfTools = ['tooling/*', 'jest-preset'];

const isTest = (file) =>
  /\.test\.(tsx?|js)$/.test(file) ||
  /^(shell|shared\/embed|mfe-[^/]+)\/src\/fixtures\/|^api\/test\//.test(file);

const isTool = (file) =>
  /(^|\/)((webpack|jest|playwright|drizzle)\.config\.(ts|[cm]?js)|build\.mjs|[^/]*-environment\.cjs)$/.test(
    file,
  ) || file === 'shared/gallery/.storybook/main.ts';

const isRoutes = (file) => /^mfe-[^/]+\/src\/(([^/]+\.)?routes|lifecycles)\.tsx?$/.test(file);

const workspaceOf = (file) => /^(?:shared\/)?[^/]+/.exec(file)?.[0] ?? '';

/** The folder in a remote's `src` that a file is in: a feature, or what features share. */
const folderOf = (file) => /^mfe-[^/]+\/src\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;

/** Whether an import within a remote leads to another feature, or to the routes file, where features meet. */
function crossesFeature(root, file, target) {
  const [from, to] = [folderOf(file), folderOf(target)];
  if (to === null) return from !== null && isRoutes(target) && !isTest(file);
  if (from === to || !holdsScreen(join(root, to))) return false;
  return from !== null || !(isRoutes(file) || isTest(file));
}

/** Whether a folder is a feature; what holds no screen is shared by the features of its remote. */
const holdsScreen = (folder) =>
  existsSync(folder) && readdirSync(folder).some((file) => /\.(page|parcel)\.tsx$/.test(file));

function isExported(root, name) {
  const [folder, ...path] = name.split('/');
  const { exports } = JSON.parse(readFileSync(join(root, 'shared', folder, 'package.json'), 'utf8'));
  return ['.', ...path].join('/') in exports;
}

function mayImportPackage(root, file, name) {
  const workspace = workspaceOf(file);
  const allowed = [
    ...(entryPoints[workspace.startsWith('mfe-') ? 'remote' : workspace] ?? []),
    ...(isTest(file) ? (entryPointsOfTests[workspace] ?? ['testing/*']) : []),
    ...(isTool(file) ? entryPointsOfTools : []),
  ];
  const [folder] = name.split('/');
  return allowed.some((entry) => entry === name || entry === `${folder}/*`) && isExported(root, name);
}

/**
 * Returns the boundary that an import crosses, as a message, or null.
 *
 * @param {string} root absolute path of the folder that holds the workspaces
 * @param {string} file path of the file that imports, from the root on
 * @param {string} specifier what it imports, such as `@portal/ui` or `../messages.ts`
 */
export function boundaryFault(root, file, specifier) {
  if (specifier.startsWith('@portal/')) {
    return mayImportPackage(root, file, specifier.slice('@portal/'.length))
      ? null
      : `"${specifier}" is not a public entry point that this workspace may import: see CONTRIBUTING.md, Import boundaries.`;
  }
  if (!specifier.startsWith('.')) return null;
  const target = join(dirname(file), specifier);
  if (workspaceOf(target) !== workspaceOf(file))
    return `"${specifier}" is beyond an import boundary: see CONTRIBUTING.md, Import boundaries.`;
  return crossesFeature(root, file, target)
    ? `"${specifier}" is another feature, or the routes file that this one is part of: see CONTRIBUTING.md, Import boundaries.`
    : null;
}
