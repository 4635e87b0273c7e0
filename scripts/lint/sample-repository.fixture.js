import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const workspaces = {
  shell: ['api-contract', 'domain', 'i18n', 'platform', 'ui'],
  'mfe-auth': ['api-contract', 'domain', 'platform', 'ui', 'testing', 'tooling', 'jest-preset'],
  'mfe-leases': ['api-contract', 'domain', 'i18n', 'platform', 'ui'],
  'shared/domain': [],
  'shared/api-contract': ['domain'],
  'shared/i18n': [],
  'shared/platform': ['api-contract', 'domain', 'i18n'],
  'shared/ui': ['i18n'],
  'shared/tooling': ['platform', 'ui'],
  'shared/jest-preset': [],
  'shared/testing': ['api-contract', 'domain', 'platform', 'ui'],
  api: ['api-contract', 'domain', 'tooling'],
  e2e: ['tooling'],
  '.': ['tooling'],
};

const entryPoints = {
  'shared/domain': { '.': './src/index.ts' },
  'shared/api-contract': { '.': './src/index.ts', './description': './src/description/index.ts' },
  'shared/i18n': { '.': './src/index.ts' },
  'shared/platform': {
    '.': './src/index.ts',
    './contract': './src/contract/index.ts',
    './early': './src/early/index.ts',
    './host': './src/host/index.ts',
    './remote': './src/remote/index.ts',
  },
  'shared/ui': { '.': './src/index.ts', './theme': './src/theme/index.ts' },
  'shared/tooling': { './webpack': './src/webpack/index.ts', './process': './src/process/index.ts' },
  'shared/jest-preset': { '.': './preset.cjs' },
  'shared/testing': { '.': './src/index.ts' },
};

const files = [
  'shell/src/app.tsx',
  'mfe-auth/remote.contract.ts',
  'mfe-auth/src/messages.ts',
  'mfe-auth/src/messages/en.ts',
  'mfe-auth/src/password/strength.ts',
  'mfe-auth/src/routes.tsx',
  'mfe-auth/src/login/login.page.tsx',
  'mfe-auth/src/login/login-form.tsx',
  'mfe-auth/src/register/register.page.tsx',
  'mfe-leases/remote.contract.ts',
  'mfe-leases/src/current/current.page.tsx',
  'shared/domain/src/money/cents.ts',
  'shared/platform/src/api/api-client.ts',
  'api/src/payments.ts',
  'e2e/site.ts',
  ...Object.entries(entryPoints).flatMap(([folder, exports]) =>
    Object.values(exports).map((file) => join(folder, file)),
  ),
];

/** Creates the portal's folders in small, so that the lint rules are tested independently of today's code. */
export function createSampleRepository() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'portal-lint-')));
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const file of files) write(file, 'export const something = 1;\n');
  write(
    'tsconfig.browser.json',
    '{ "compilerOptions": { "moduleResolution": "bundler", "module": "ESNext" } }',
  );
  for (const [folder, needs] of Object.entries(workspaces)) {
    const name = `@portal/${folder.replace('shared/', '')}`;
    const dependencies = Object.fromEntries(needs.map((need) => [`@portal/${need}`, 'workspace:*']));
    write(
      `${folder}/package.json`,
      JSON.stringify({ name, exports: entryPoints[folder] ?? {}, dependencies }),
    );
    for (const need of needs) {
      mkdirSync(join(root, folder, 'node_modules/@portal'), { recursive: true });
      symlinkSync(join(root, 'shared', need), join(root, folder, 'node_modules/@portal', need));
    }
  }
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
