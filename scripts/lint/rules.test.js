import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { browserGlobals } from './browser-globals.js';
import { codeStyle } from './code-style.js';

const eslint = new ESLint({
  cwd: '/portal',
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    },
    ...codeStyle,
    ...browserGlobals,
  ],
});

async function rulesBrokenBy(code, filePath) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: `/portal/${filePath}` });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

const remote = 'mfe-auth/src/login/login.page.tsx';
const shell = 'shell/src/app.tsx';
const platform = 'shared/platform/src/api/api-client.ts';

describe('only the platform talks to a server', () => {
  const requests = [
    "fetch('/api');",
    "window.fetch('/api');",
    "globalThis.fetch('/api');",
    'new XMLHttpRequest();',
    "new WebSocket('wss://x');",
    "navigator.sendBeacon('/x');",
    "import ky from 'ky';",
  ];

  it.each(requests)('rejects %s in a remote, in the shell, in ui and in the domain', async (code) => {
    for (const file of [remote, shell, 'shared/ui/src/a.tsx', 'shared/domain/src/a.ts']) {
      expect(await rulesBrokenBy(code, file)).toHaveLength(1);
    }
  });

  it.each(requests)('allows %s in the platform', async (code) => {
    expect(await rulesBrokenBy(code, platform)).toEqual([]);
  });

  it('leaves the node side free', async () => {
    for (const file of ['api/src/a.ts', 'shared/tooling/src/a.ts', 'e2e/a.ts']) {
      expect(await rulesBrokenBy("fetch('/api');", file)).toEqual([]);
    }
  });
});

describe('only the shell and the platform touch history, address and storage', () => {
  const browserState = [
    "sessionStorage.setItem('a', 'b');",
    "window.localStorage.setItem('a', 'b');",
    'history.back();',
    "history.pushState(null, '', '#/x');",
    "location.href = '#/x';",
    "window.location.assign('#/x');",
    "location.hash = '#/x';",
  ];

  it.each(browserState)('rejects %s in a remote and in ui', async (code) => {
    expect(await rulesBrokenBy(code, remote)).toHaveLength(1);
    expect(await rulesBrokenBy(code, 'shared/ui/src/a.tsx')).toHaveLength(1);
  });

  it.each(browserState)('allows %s in the shell and in the platform', async (code) => {
    expect(await rulesBrokenBy(code, shell)).toEqual([]);
    expect(await rulesBrokenBy(code, platform)).toEqual([]);
  });
});

describe('no text becomes markup', () => {
  it.each([
    'export const a = <p dangerouslySetInnerHTML={{ __html: text }} />;',
    'export const a = { dangerouslySetInnerHTML: { __html: text } };',
    'element.innerHTML = text;',
    'element.outerHTML += text;',
    "element.insertAdjacentHTML('beforeend', text);",
  ])('rejects %s everywhere', async (code) => {
    for (const file of [remote, shell, 'shared/ui/src/a.tsx']) {
      expect(await rulesBrokenBy(code, file)).toEqual(['no-restricted-syntax']);
    }
  });
});

describe('formats', () => {
  it.each(['const money = new Intl.NumberFormat();', 'export const order = new Intl.Collator();'])(
    'rejects %s, which every start would wait for',
    async (code) => {
      for (const file of [remote, shell, 'shared/ui/src/a.tsx', 'shared/domain/src/a.ts']) {
        expect(await rulesBrokenBy(code, file)).toEqual(['no-restricted-syntax']);
      }
    },
  );

  it('allows one that is made when it is used', async () => {
    expect(await rulesBrokenBy('const money = () => new Intl.NumberFormat();', remote)).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    'shared/domain/src/utils.ts',
    'mfe-auth/src/login/helpers.ts',
    'shared/ui/src/common/a.ts',
    'shared/ui/src/LoginForm.tsx',
    'shared/ui/src/login_form.tsx',
  ])('rejects the file %s', async (file) => {
    expect(await rulesBrokenBy('export const a = 1;', file)).toEqual(['portal/file-name']);
  });

  it.each(['shared/ui/src/login-form.test.tsx', 'mfe-auth/remote.contract.ts', 'shared/ui/src/use-form.ts'])(
    'allows the file %s',
    async (file) => {
      expect(await rulesBrokenBy('export const a = 1;', file)).toEqual([]);
    },
  );

  it('rejects a default export, except where a tool asks for it', async () => {
    expect(await rulesBrokenBy('export default 1;', remote)).toEqual(['no-restricted-syntax']);
    expect(await rulesBrokenBy('export default {};', 'e2e/playwright.config.ts')).toEqual([]);
  });
});
