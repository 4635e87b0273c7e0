import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { createSampleRepository } from './sample-repository.fixture.js';
import { importBoundaries } from './import-boundaries.js';

const repository = createSampleRepository();
const eslint = new ESLint({
  cwd: repository.root,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    },
    ...importBoundaries(repository.root),
  ],
});
afterAll(() => repository.remove());

/** Counts the import boundaries that the import crosses. */
async function violations(file, specifier, statement = `import { something } from '${specifier}';`) {
  const [result] = await eslint.lintText(`${statement}\n`, { filePath: `${repository.root}/${file}` });
  const messages = result?.messages ?? [];
  expect(messages.filter(({ ruleId }) => ruleId !== 'boundaries/dependencies')).toEqual([]);
  return messages.length;
}

const login = 'mfe-auth/src/login/login.page.tsx';

describe('boundary 1: a remote imports its own source, and the public entry points of platform, ui, domain and api-contract', () => {
  it.each([
    ['another remote by path', login, '../../../mfe-leases/src/current/current.page.tsx'],
    ['the contract of another remote', login, '../../../mfe-leases/remote.contract.ts'],
    ['another remote by name', login, '@portal/mfe-leases'],
    ['the shell by path', login, '../../../shell/src/app.tsx'],
    ['the shell by name', login, '@portal/shell'],
    ['the api', login, '../../../api/src/payments.ts'],
    ['the entry point of the platform for hosts', login, '@portal/platform/host'],
    ['the tooling', login, '@portal/tooling/webpack'],
    ['the test support, outside a test', login, '@portal/testing'],
    ['the jest preset, outside its configuration', login, '@portal/jest-preset'],
  ])('rejects %s', async (_, file, specifier) => {
    expect(await violations(file, specifier)).toBe(1);
  });

  it.each([
    ['its own feature', login, './login-form.tsx'],
    ['its own messages', login, '../messages.ts'],
    ['the platform', login, '@portal/platform'],
    ['the contract types', 'mfe-auth/remote.contract.ts', '@portal/platform/contract'],
    ['ui', login, '@portal/ui'],
    ['the endpoints', login, '@portal/api-contract'],
    ['the test support in a test', 'mfe-auth/src/login/login.page.test.tsx', '@portal/testing'],
    ['the test support in fixtures of tests', 'mfe-auth/src/fixtures/people.ts', '@portal/testing'],
    ['the tooling in its webpack configuration', 'mfe-auth/webpack.config.ts', '@portal/tooling/webpack'],
  ])('allows %s', async (_, file, specifier) => {
    expect(await violations(file, specifier)).toBe(0);
  });

  it('allows the jest preset in its jest configuration', async () => {
    const file = 'mfe-auth/jest.config.cjs';
    const statement = (name) => `module.exports = require('${name}');`;
    const preset = '@portal/jest-preset';
    const testing = '@portal/testing';
    expect(await violations(file, preset, statement(preset))).toBe(0);
    expect(await violations(file, testing, statement(testing))).toBe(1);
  });

  it('sees re-exports, dynamic imports and types too', async () => {
    const other = '../../../mfe-leases/src/current/current.page.tsx';
    expect(await violations(login, other, `export { something } from '${other}';`)).toBe(1);
    expect(await violations(login, other, `export * from '${other}';`)).toBe(1);
    expect(await violations(login, other, `const later = import('${other}');`)).toBe(1);
    expect(await violations(login, other, `import type { something } from '${other}';`)).toBe(1);
  });
});

describe('boundary 2: the shell imports shared, and learns of remotes at run time', () => {
  const app = 'shell/src/app.tsx';

  it.each([
    ['a remote by path', '../../mfe-auth/src/login/login.page.tsx'],
    ['the contract of a remote', '../../mfe-auth/remote.contract.ts'],
    ['a remote by name', '@portal/mfe-auth'],
    ['the api', '../../api/src/payments.ts'],
  ])('rejects %s', async (_, specifier) => {
    expect(await violations(app, specifier)).toBe(1);
  });

  it.each(['@portal/platform', '@portal/platform/host', '@portal/ui', '@portal/domain'])(
    'allows %s',
    async (specifier) => {
      expect(await violations(app, specifier)).toBe(0);
    },
  );
});

describe('boundary 3: a shared package imports only what is below it', () => {
  it.each([
    ['domain from the platform', 'shared/domain/src/index.ts', '../../platform/src/index.ts'],
    ['domain from ui', 'shared/domain/src/index.ts', '../../ui/src/index.ts'],
    ['ui from the platform', 'shared/ui/src/index.ts', '../../platform/src/index.ts'],
    ['ui from the domain', 'shared/ui/src/index.ts', '../../domain/src/index.ts'],
    ['the platform from ui', 'shared/platform/src/index.ts', '../../ui/src/index.ts'],
    ['i18n from the platform', 'shared/i18n/src/index.ts', '../../platform/src/index.ts'],
    ['the platform from the shell', 'shared/platform/src/index.ts', '../../../shell/src/app.tsx'],
    ['the tooling from the session', 'shared/tooling/src/webpack/index.ts', '@portal/platform'],
    ['the test support from a remote', 'shared/testing/src/index.ts', '../../../mfe-auth/src/routes.tsx'],
  ])('keeps %s', async (_, file, specifier) => {
    expect(await violations(file, specifier)).toBe(1);
  });

  it.each(['@portal/ui', '@portal/ui/theme'])('keeps ui from %s, its own entry point', async (specifier) => {
    expect(await violations('shared/ui/src/form/form.tsx', specifier)).toBe(1);
  });

  it('allows a file of ui to import another by path', async () => {
    expect(await violations('shared/ui/src/form/form.tsx', '../index.ts')).toBe(0);
  });

  it.each(['shared/ui/src/index.ts', 'shared/platform/src/index.ts', 'shell/src/app.tsx'])(
    'lets %s import i18n',
    async (file) => {
      expect(await violations(file, '@portal/i18n')).toBe(0);
    },
  );

  it('keeps a remote from i18n, which it has from the platform', async () => {
    expect(await violations('mfe-leases/src/current/current.page.tsx', '@portal/i18n')).toBe(1);
  });

  it('lets the tooling read contracts and themes, and write the inline script of the page', async () => {
    expect(await violations('shared/tooling/src/webpack/index.ts', '@portal/platform/contract')).toBe(0);
    expect(await violations('shared/tooling/src/webpack/index.ts', '@portal/platform/early')).toBe(0);
    expect(await violations('shared/tooling/src/webpack/index.ts', '@portal/ui/theme')).toBe(0);
  });
});

describe('boundary 4: the api imports domain and api-contract alone', () => {
  it.each([
    '../../shared/platform/src/index.ts',
    '@portal/ui',
    '@portal/tooling/webpack',
    '@portal/tooling/process',
    '../../e2e/site.ts',
  ])('rejects %s', async (specifier) => {
    expect(await violations('api/src/payments.ts', specifier)).toBe(1);
  });

  it.each(['@portal/domain', '@portal/api-contract'])('allows %s', async (specifier) => {
    expect(await violations('api/src/payments.ts', specifier)).toBe(0);
  });

  it('allows its tests to start servers with the process kit, and no other tooling', async () => {
    expect(await violations('api/test/start.test.ts', '@portal/tooling/process')).toBe(0);
    expect(await violations('api/test/start-api.ts', '@portal/tooling/process')).toBe(0);
    expect(await violations('api/test/start-api.ts', '@portal/tooling/webpack')).toBe(1);
  });
});

describe('boundary 5: features of one remote meet only in its routes file', () => {
  it('rejects one feature in another', async () => {
    expect(await violations(login, '../register/register.page.tsx')).toBe(1);
  });

  it('rejects a feature in any other file of the remote', async () => {
    expect(await violations('mfe-auth/src/messages.ts', './login/login.page.tsx')).toBe(1);
  });

  it('rejects the routes file in a feature', async () => {
    expect(await violations(login, '../routes.tsx')).toBe(1);
  });

  it('lets features share a folder that holds no screen, and keeps that folder from importing them', async () => {
    expect(await violations(login, '../password/strength.ts')).toBe(0);
    expect(await violations('mfe-auth/src/password/strength.ts', '../login/login.page.tsx')).toBe(1);
    expect(await violations('mfe-auth/src/messages.ts', './messages/en.ts')).toBe(0);
  });

  it('allows every feature in the routes file', async () => {
    expect(await violations('mfe-auth/src/routes.tsx', './login/login.page.tsx')).toBe(0);
    expect(await violations('mfe-auth/src/routes.tsx', './register/register.page.tsx')).toBe(0);
  });
});

describe('boundary 6: a package is imported through its exports', () => {
  it('rejects a file past them by name', async () => {
    expect(await violations(login, '@portal/domain/src/money/cents.ts')).toBe(1);
    expect(await violations('shell/src/app.tsx', '@portal/platform/src/api/api-client.ts')).toBe(1);
  });

  it('rejects a file past them by path', async () => {
    expect(await violations(login, '../../../shared/domain/src/money/cents.ts')).toBe(1);
    expect(await violations(login, '../../../shared/domain/src/index.ts')).toBe(1);
    expect(await violations('api/src/payments.ts', '../../shared/domain/src/index.ts')).toBe(1);
  });

  it('rejects a package of ours that the workspace does not declare', async () => {
    expect(await violations('e2e/site.ts', '@portal/domain')).toBe(1);
  });
});

describe('e2e and the root scripts', () => {
  it.each([
    ['e2e/site.ts', '../api/src/payments.ts'],
    ['e2e/site.ts', '../shared/domain/src/index.ts'],
    ['e2e/site.ts', '../shared/tooling/src/process/index.ts'],
    ['scripts/start.mjs', '../shared/domain/src/index.ts'],
  ])('%s must not import %s', async (file, specifier) => {
    expect(await violations(file, specifier)).toBe(1);
  });

  it.each(['e2e/site.ts', 'scripts/start.mjs'])('%s may import the tooling by name', async (file) => {
    expect(await violations(file, '@portal/tooling/process')).toBe(0);
  });
});
