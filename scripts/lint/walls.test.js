import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { buildHouse } from './house.fixture.js';
import { walls } from './walls.js';

const house = buildHouse();
const eslint = new ESLint({
  cwd: house.root,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    },
    walls(house.root),
  ],
});
afterAll(() => house.remove());

/** How many walls the import stands before. */
async function refusals(file, specifier, statement = `import { something } from '${specifier}';`) {
  const [result] = await eslint.lintText(`${statement}\n`, { filePath: `${house.root}/${file}` });
  const messages = result?.messages ?? [];
  expect(messages.filter(({ ruleId }) => ruleId !== 'boundaries/dependencies')).toEqual([]);
  return messages.length;
}

const login = 'mfe-auth/src/login/login.page.tsx';

describe('wall 1: a remote imports its own source, and the faces of platform, ui and domain', () => {
  it.each([
    ['another remote by path', login, '../../../mfe-leases/src/current/current.page.tsx'],
    ['the contract of another remote', login, '../../../mfe-leases/remote.contract.ts'],
    ['another remote by name', login, '@portal/mfe-leases'],
    ['the shell by path', login, '../../../shell/src/app.tsx'],
    ['the shell by name', login, '@portal/shell'],
    ['the api', login, '../../../api/src/payments.ts'],
    ['the side of the platform that is for hosts', login, '@portal/platform/host'],
    ['the build', login, '@portal/tooling/webpack'],
    ['the test support, outside a test', login, '@portal/testing'],
  ])('refuses %s', async (_, file, specifier) => {
    expect(await refusals(file, specifier)).toBe(1);
  });

  it.each([
    ['its own feature', login, './login-form.tsx'],
    ['its own texts', login, '../texts.ts'],
    ['the platform', login, '@portal/platform'],
    ['the contract types', 'mfe-auth/remote.contract.ts', '@portal/platform/contract'],
    ['ui', login, '@portal/ui'],
    ['the endpoints', login, '@portal/api-contract'],
    ['the test support in a test', 'mfe-auth/src/login/login.page.test.tsx', '@portal/testing'],
    ['the test support in fixtures of tests', 'mfe-auth/src/fixtures/people.ts', '@portal/testing'],
    ['the build in its webpack configuration', 'mfe-auth/webpack.config.ts', '@portal/tooling/webpack'],
  ])('allows %s', async (_, file, specifier) => {
    expect(await refusals(file, specifier)).toBe(0);
  });

  it('sees re-exports, dynamic imports and types too', async () => {
    const other = '../../../mfe-leases/src/current/current.page.tsx';
    expect(await refusals(login, other, `export { something } from '${other}';`)).toBe(1);
    expect(await refusals(login, other, `export * from '${other}';`)).toBe(1);
    expect(await refusals(login, other, `const later = import('${other}');`)).toBe(1);
    expect(await refusals(login, other, `import type { something } from '${other}';`)).toBe(1);
  });
});

describe('wall 2: the shell imports shared, and learns of remotes at run time', () => {
  const app = 'shell/src/app.tsx';

  it.each([
    ['a remote by path', '../../mfe-auth/src/login/login.page.tsx'],
    ['the contract of a remote', '../../mfe-auth/remote.contract.ts'],
    ['a remote by name', '@portal/mfe-auth'],
    ['the api', '../../api/src/payments.ts'],
  ])('refuses %s', async (_, specifier) => {
    expect(await refusals(app, specifier)).toBe(1);
  });

  it.each(['@portal/platform', '@portal/platform/host', '@portal/ui', '@portal/domain'])(
    'allows %s',
    async (specifier) => {
      expect(await refusals(app, specifier)).toBe(0);
    },
  );
});

describe('wall 3: shared stands on its own feet', () => {
  it.each([
    ['domain from the platform', 'shared/domain/src/index.ts', '../../platform/src/index.ts'],
    ['domain from ui', 'shared/domain/src/index.ts', '../../ui/src/index.ts'],
    ['ui from the platform', 'shared/ui/src/index.ts', '../../platform/src/index.ts'],
    ['ui from the domain', 'shared/ui/src/index.ts', '../../domain/src/index.ts'],
    ['the platform from ui', 'shared/platform/src/index.ts', '../../ui/src/index.ts'],
    ['the platform from the shell', 'shared/platform/src/index.ts', '../../../shell/src/app.tsx'],
    ['the build from the session', 'shared/tooling/src/webpack/index.ts', '@portal/platform'],
    ['the test support from a remote', 'shared/testing/src/index.ts', '../../../mfe-auth/src/routes.tsx'],
  ])('keeps %s', async (_, file, specifier) => {
    expect(await refusals(file, specifier)).toBe(1);
  });

  it('lets the build read contracts and themes', async () => {
    expect(await refusals('shared/tooling/src/webpack/index.ts', '@portal/platform/contract')).toBe(0);
    expect(await refusals('shared/tooling/src/webpack/index.ts', '@portal/ui/theme')).toBe(0);
  });
});

describe('wall 4: the api imports the domain alone', () => {
  it.each([
    '../../shared/platform/src/index.ts',
    '@portal/ui',
    '@portal/tooling/webpack',
    '../../e2e/site.ts',
  ])('refuses %s', async (specifier) => {
    expect(await refusals('api/src/payments.ts', specifier)).toBe(1);
  });

  it('allows the domain', async () => {
    expect(await refusals('api/src/payments.ts', '@portal/api-contract')).toBe(0);
  });
});

describe('wall 5: features of one remote meet only in its routes file', () => {
  it('refuses one feature in another', async () => {
    expect(await refusals(login, '../register/register.page.tsx')).toBe(1);
  });

  it('refuses a feature in any other file of the remote', async () => {
    expect(await refusals('mfe-auth/src/texts.ts', './login/login.page.tsx')).toBe(1);
  });

  it('refuses the routes file in a feature', async () => {
    expect(await refusals(login, '../routes.tsx')).toBe(1);
  });

  it('lets features share a folder that holds no screen, and keeps that folder from knowing them', async () => {
    expect(await refusals(login, '../password/strength.ts')).toBe(0);
    expect(await refusals('mfe-auth/src/password/strength.ts', '../login/login.page.tsx')).toBe(1);
    expect(await refusals('mfe-auth/src/texts.ts', './texts/en.ts')).toBe(0);
  });

  it('allows every feature in the routes file', async () => {
    expect(await refusals('mfe-auth/src/routes.tsx', './login/login.page.tsx')).toBe(0);
    expect(await refusals('mfe-auth/src/routes.tsx', './register/register.page.tsx')).toBe(0);
  });
});

describe('wall 6: a package is entered through its exports', () => {
  it('refuses a way past them by name', async () => {
    expect(await refusals(login, '@portal/domain/src/money/cents.ts')).toBe(1);
    expect(await refusals('shell/src/app.tsx', '@portal/platform/src/api/api-client.ts')).toBe(1);
  });

  it('refuses a way past them by path', async () => {
    expect(await refusals(login, '../../../shared/domain/src/money/cents.ts')).toBe(1);
    expect(await refusals(login, '../../../shared/domain/src/index.ts')).toBe(1);
    expect(await refusals('api/src/payments.ts', '../../shared/domain/src/index.ts')).toBe(1);
  });

  it('refuses a package of ours that the workspace does not declare', async () => {
    expect(await refusals('e2e/site.ts', '@portal/domain')).toBe(1);
  });
});

describe('e2e and the root scripts', () => {
  it('import no source of the others', async () => {
    expect(await refusals('e2e/site.ts', '../api/src/payments.ts')).toBe(1);
    expect(await refusals('e2e/site.ts', '../shared/domain/src/index.ts')).toBe(1);
    expect(await refusals('scripts/start.mjs', '../shared/domain/src/index.ts')).toBe(1);
  });
});
