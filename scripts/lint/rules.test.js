import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lintSamples } from './lint-samples.fixture.js';

const moduleHere = (file) => JSON.stringify(pathToFileURL(join(__dirname, file)).href);
const config = `
import { browserGlobals } from ${moduleHere('browser-globals.js')};
import { codeStyle } from ${moduleHere('code-style.js')};

export default {
  plugins: ['typescript', 'import'],
  jsPlugins: [${JSON.stringify(join(__dirname, 'portal-plugin.js'))}],
  categories: { correctness: 'off' },
  overrides: [
    ...codeStyle,
    ...browserGlobals,
    { files: ['mfe-leases/**'], rules: { 'portal/import-boundary': ['error', import.meta.dirname] } },
  ],
};
`;

const samples = [];
let rulesBrokenBy;
beforeAll(async () => {
  rulesBrokenBy = await lintSamples(samples, config);
});

/** Tests that each line of code breaks one rule in each of the files. */
function rejects(where, codes, files, rule) {
  samples.push(...files.flatMap((file) => codes.map((code) => ({ file, code }))));
  it.each(codes)(`rejects %s ${where}`, (code) => {
    const expected = rule === undefined ? expect.any(String) : rule;
    for (const file of files) expect(rulesBrokenBy(file, code)).toEqual([expected]);
  });
}

function allows(where, codes, files) {
  samples.push(...files.flatMap((file) => codes.map((code) => ({ file, code }))));
  it.each(codes)(`allows %s ${where}`, (code) => {
    for (const file of files) expect(rulesBrokenBy(file, code)).toEqual([]);
  });
}

const remote = 'mfe-auth/src/login/login.page.tsx';
const shell = 'shell/src/app.tsx';
const platform = 'shared/platform/src/api/api-client.ts';
const ui = 'shared/ui/src/a.tsx';
const domain = 'shared/domain/src/a.ts';

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

  rejects('in a remote, in the shell, in ui and in the domain', requests, [remote, shell, ui, domain]);
  allows('in the platform', requests, [platform]);
  allows('on the node side', ["fetch('/api');"], ['api/src/a.ts', 'shared/tooling/src/a.ts', 'e2e/a.ts']);
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

  rejects('in a remote and in ui', browserState, [remote, ui]);
  allows('in the shell and in the platform', browserState, [shell, platform]);
});

describe('no text becomes markup', () => {
  rejects(
    'everywhere',
    [
      'export const markup = <p dangerouslySetInnerHTML={{ __html: text }} />;',
      'export const props = { dangerouslySetInnerHTML: { __html: text } };',
      'element.innerHTML = text;',
      'element.outerHTML += text;',
      "element.insertAdjacentHTML('beforeend', text);",
    ],
    [remote, shell, ui],
    'portal(text-as-markup)',
  );
});

describe('formats', () => {
  rejects(
    'which every start would wait for',
    ['const money = new Intl.NumberFormat();', 'export const order = new Intl.Collator();'],
    [remote, shell, ui, domain],
    'portal(format-at-start)',
  );
  allows('made when it is used', ['const amount = () => new Intl.NumberFormat();'], [remote]);
});

describe('names', () => {
  const code = 'export const named = 1;';
  const rejected = [
    'shared/domain/src/utils.ts',
    'mfe-auth/src/login/helpers.ts',
    'shared/ui/src/common/a.ts',
    'shared/ui/src/LoginForm.tsx',
    'shared/ui/src/login_form.tsx',
  ];
  const allowed = [
    'shared/ui/src/login-form.test.tsx',
    'mfe-auth/remote.contract.ts',
    'shared/ui/src/use-form.ts',
  ];
  samples.push(...[...rejected, ...allowed].map((file) => ({ file, code })));

  it.each(rejected)('rejects the file %s', (file) => {
    expect(rulesBrokenBy(file, code)).toEqual(['portal(file-name)']);
  });

  it.each(allowed)('allows the file %s', (file) => {
    expect(rulesBrokenBy(file, code)).toEqual([]);
  });

  rejects('', ['export default 1;'], [remote], 'import(no-default-export)');
  allows('where a tool asks for it', ['export default {};'], ['e2e/playwright.config.ts']);
});

describe('code of a page', () => {
  rejects(
    '',
    [
      "eval('1');",
      "window.eval('1');",
      "setTimeout('1');",
      "new Function('1');",
      "const link = 'javascript:x';",
    ],
    [remote],
  );
  rejects(
    'outside programs of the command line',
    ["console.log('a');"],
    [remote, 'api/src/a.ts'],
    'eslint(no-console)',
  );
  allows('in them', ["console.log('a');"], ['shared/tooling/src/a.ts', 'scripts/start.mjs']);
  rejects('', ['if (text == undefined) text();', 'if (text != 1) text();'], [remote], 'eslint(eqeqeq)');
  allows('for both null and undefined', ['if (text == null) text();'], [remote]);
});

describe('imports', () => {
  const other = '../../../mfe-auth/src/login/login.page.tsx';
  rejects(
    'whatever kind it is of',
    [
      `import { something } from '${other}';`,
      `import type { Something } from '${other}';`,
      `export { something as other } from '${other}';`,
      `export * from '${other}';`,
      `const later = import('${other}');`,
      `const atOnce = require('${other}');`,
      `type Login = import('${other}').Login;`,
    ],
    ['mfe-leases/src/current/current.page.tsx'],
    'portal(import-boundary)',
  );
});

describe('types', () => {
  it('are checked with the options of this repository', async () => {
    const options = `
      import portal from ${moduleHere('../../oxlint.config.js')};
      export default { plugins: ['typescript'], categories: { correctness: 'off' }, options: portal.options };
    `;
    const file = 'mfe-auth/src/typed.ts';
    const code = "export const amount: number = 'text';";
    const rulesBroken = await lintSamples([{ file, code }], options);
    expect(rulesBroken(file, code)).toEqual(['typescript(TS2322)']);
  });
});
