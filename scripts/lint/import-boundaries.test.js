import { boundaryFault } from './import-boundaries.js';
import { createSampleRepository } from './sample-repository.fixture.js';

const repository = createSampleRepository();
afterAll(() => repository.remove());

/** Whether an import crosses an import boundary. */
const isRejected = (file, specifier) => boundaryFault(repository.root, file, specifier) !== null;

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
  ])('rejects %s', (_, file, specifier) => {
    expect(isRejected(file, specifier)).toBe(true);
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
    ['the test support in fixtures of the elements', 'shared/embed/src/fixtures/a.ts', '@portal/testing'],
    ['the tooling in its webpack configuration', 'mfe-auth/webpack.config.ts', '@portal/tooling/webpack'],
  ])('allows %s', (_, file, specifier) => {
    expect(isRejected(file, specifier)).toBe(false);
  });

  it('allows the jest preset in its jest configuration', () => {
    expect(isRejected('mfe-auth/jest.config.cjs', '@portal/jest-preset')).toBe(false);
    expect(isRejected('mfe-auth/jest.config.cjs', '@portal/testing')).toBe(true);
  });
});

describe('boundary 2: the shell imports shared, and learns of remotes at run time', () => {
  const app = 'shell/src/app.tsx';

  it.each([
    ['a remote by path', '../../mfe-auth/src/login/login.page.tsx'],
    ['the contract of a remote', '../../mfe-auth/remote.contract.ts'],
    ['a remote by name', '@portal/mfe-auth'],
    ['the api', '../../api/src/payments.ts'],
  ])('rejects %s', (_, specifier) => {
    expect(isRejected(app, specifier)).toBe(true);
  });

  it.each(['@portal/platform', '@portal/platform/host', '@portal/ui', '@portal/domain'])(
    'allows %s',
    (specifier) => {
      expect(isRejected(app, specifier)).toBe(false);
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
  ])('keeps %s', (_, file, specifier) => {
    expect(isRejected(file, specifier)).toBe(true);
  });

  it.each(['@portal/ui', '@portal/ui/theme'])('keeps ui from %s, its own entry point', (specifier) => {
    expect(isRejected('shared/ui/src/form/form.tsx', specifier)).toBe(true);
  });

  it('allows a file of ui to import another by path', () => {
    expect(isRejected('shared/ui/src/form/form.tsx', '../index.ts')).toBe(false);
  });

  it.each(['shared/ui/src/index.ts', 'shared/platform/src/index.ts', 'shell/src/app.tsx'])(
    'lets %s import i18n',
    (file) => {
      expect(isRejected(file, '@portal/i18n')).toBe(false);
    },
  );

  it('keeps a remote from i18n, which it has from the platform', () => {
    expect(isRejected('mfe-leases/src/current/current.page.tsx', '@portal/i18n')).toBe(true);
  });

  it('lets the tooling read contracts and themes, and write the inline script of the page', () => {
    expect(isRejected('shared/tooling/src/webpack/index.ts', '@portal/platform/contract')).toBe(false);
    expect(isRejected('shared/tooling/src/webpack/index.ts', '@portal/platform/early')).toBe(false);
    expect(isRejected('shared/tooling/src/webpack/index.ts', '@portal/ui/theme')).toBe(false);
  });
});

describe('boundary 4: the api imports domain and api-contract alone', () => {
  it.each([
    '../../shared/platform/src/index.ts',
    '@portal/ui',
    '@portal/tooling/webpack',
    '@portal/tooling/process',
    '../../e2e/site.ts',
  ])('rejects %s', (specifier) => {
    expect(isRejected('api/src/payments.ts', specifier)).toBe(true);
  });

  it.each(['@portal/domain', '@portal/api-contract'])('allows %s', (specifier) => {
    expect(isRejected('api/src/payments.ts', specifier)).toBe(false);
  });

  it('allows its tests to start servers with the process kit, and no other tooling', () => {
    expect(isRejected('api/test/start.test.ts', '@portal/tooling/process')).toBe(false);
    expect(isRejected('api/test/start-api.ts', '@portal/tooling/process')).toBe(false);
    expect(isRejected('api/test/start-api.ts', '@portal/tooling/webpack')).toBe(true);
  });
});

describe('boundary 5: features of one remote meet only in its routes file', () => {
  it('rejects one feature in another', () => {
    expect(isRejected(login, '../register/register.page.tsx')).toBe(true);
  });

  it('rejects a feature in any other file of the remote', () => {
    expect(isRejected('mfe-auth/src/messages.ts', './login/login.page.tsx')).toBe(true);
  });

  it('rejects the routes file in a feature', () => {
    expect(isRejected(login, '../routes.tsx')).toBe(true);
  });

  it('lets features share a folder that holds no screen, and keeps that folder from importing them', () => {
    expect(isRejected(login, '../password/strength.ts')).toBe(false);
    expect(isRejected('mfe-auth/src/password/strength.ts', '../login/login.page.tsx')).toBe(true);
    expect(isRejected('mfe-auth/src/messages.ts', './messages/en.ts')).toBe(false);
  });

  it('leaves a folder that does not exist to the compiler', () => {
    expect(isRejected(login, '../missing/form.tsx')).toBe(false);
  });

  it('allows every feature in the routes file', () => {
    expect(isRejected('mfe-auth/src/routes.tsx', './login/login.page.tsx')).toBe(false);
    expect(isRejected('mfe-auth/src/routes.tsx', './register/register.page.tsx')).toBe(false);
  });
});

describe('boundary 6: a package is imported through its exports', () => {
  it('rejects a file past them by name', () => {
    expect(isRejected(login, '@portal/domain/src/money/cents.ts')).toBe(true);
    expect(isRejected('shell/src/app.tsx', '@portal/platform/src/api/api-client.ts')).toBe(true);
  });

  it('rejects a file past them by path', () => {
    expect(isRejected(login, '../../../shared/domain/src/money/cents.ts')).toBe(true);
    expect(isRejected(login, '../../../shared/domain/src/index.ts')).toBe(true);
    expect(isRejected('api/src/payments.ts', '../../shared/domain/src/index.ts')).toBe(true);
  });

  it('rejects a package of ours that the workspace does not declare', () => {
    expect(isRejected('e2e/site.ts', '@portal/domain')).toBe(true);
  });
});

describe('e2e and the root scripts', () => {
  it.each([
    ['e2e/site.ts', '../api/src/payments.ts'],
    ['e2e/site.ts', '../shared/domain/src/index.ts'],
    ['e2e/site.ts', '../shared/tooling/src/process/index.ts'],
    ['scripts/start.mjs', '../shared/domain/src/index.ts'],
  ])('%s must not import %s', (file, specifier) => {
    expect(isRejected(file, specifier)).toBe(true);
  });

  it.each(['e2e/site.ts', 'scripts/start.mjs'])('%s may import the tooling by name', (file) => {
    expect(isRejected(file, '@portal/tooling/process')).toBe(false);
  });
});
