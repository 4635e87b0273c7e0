// cspell:ignore trar xlink
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { telAddress, type Release } from '@portal/platform/contract';
import { integrityOf } from '../build/built-files.ts';
import { drawnTexts } from '../build/drawn-texts.ts';
import type { PrerenderedScreen } from '../build/prerendered-screens.ts';
import { builtRemote, builtShell, sampleContract } from './fixtures/built-folder.ts';
import { configure, prune, release, rollback } from './index.ts';

let work: string;
let siteDir: string;
beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), 'portal-release-'));
  siteDir = join(work, 'site');
  await configure(siteDir, { texts: { DEMO: '0' }, reset: false });
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

const screen = (name: string, html: string, change: Partial<PrerenderedScreen> = {}): PrerenderedScreen => ({
  name,
  brand: 'fernway',
  language: 'en',
  demo: false,
  html,
  rules: [`.${name.slice(1).replaceAll('/', '-')}{}`],
  ...change,
});

const parts = [
  screen('/frame', '<main><!--screen--></main>'),
  screen('/brand', 'The mark'),
  screen('/welcome', '<h1>Welcome</h1>'),
];
const shell = (code = 'start()', screens = parts) => builtShell(join(work, 'dist'), '4.0.0', code, screens);

const contract = sampleContract('mfe-auth', {
  routes: [
    { id: 'login', path: '/auth/login', title: 'title', access: 'guest', frame: 'bare', prerender: true },
  ],
});
const auth = (html: string, change: Partial<PrerenderedScreen> = {}) =>
  builtRemote({
    dist: join(work, 'dist'),
    contract,
    code: 'code',
    screens: [screen('/auth/login', html, change)],
  });

const file = (name: string) => readFileSync(join(siteDir, 'current', name), 'utf8');
const page = () => file('index.html');
const policy = () =>
  (JSON.parse(file('headers.json')) as { page: Record<string, string> }).page['content-security-policy'] ??
  '';
const template = (path: string) =>
  new RegExp(`<template data-path="${path}" data-brand="fernway">(.*?)</template>`).exec(page())?.[1];

describe('a page with prerendered screens', () => {
  it('has each as a template: a remote’s in the frame of the shell, and the shell’s own', async () => {
    await release(siteDir, [shell(), auth('<p>Log in</p>')]);
    expect(template('/auth/login')).toBe('<main><p>Log in</p></main>');
    expect(template('/welcome')).toBe('<h1>Welcome</h1>');
  });

  it('has their styles, each rule once, and the mark of the brand in its first frame', async () => {
    await release(siteDir, [shell(), auth('<p>Log in</p>')]);
    for (const rule of ['.frame{}', '.auth-login{}', '.welcome{}'])
      expect(page().split(rule)).toHaveLength(2);
    expect(page()).toContain('<span data-mark="fernway">The mark</span>');
  });

  it('allows every inline script and style by its hash, and nothing else inline', async () => {
    await release(siteDir, [shell(), auth('<p>Log in</p>')]);
    const inline = [...page().matchAll(/<(?:script|style id="[\w-]+")>(.*?)<\/(?:script|style)>/gs)];
    expect(inline).toHaveLength(3);
    for (const [, text = ''] of inline)
      expect(policy()).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policy()).not.toContain('unsafe');
  });

  it('shows the demonstration’s screens in a demonstration only', async () => {
    const build = builtRemote({
      dist: join(work, 'dist'),
      contract,
      code: 'code',
      screens: [screen('/auth/login', 'Plain'), screen('/auth/login', 'Demo', { demo: true })],
    });
    await release(siteDir, [shell(), build]);
    expect(template('/auth/login')).toBe('<main>Plain</main>');
  });

  it('preloads the chunks for demonstrations in a demonstration only', async () => {
    const build = builtRemote({ dist: join(work, 'dist'), contract, code: 'code', demo: 'note()' });
    const preloads = () => {
      const { remotes } = JSON.parse(file('release.json')) as Release;
      return remotes[0]?.preload.map((address) => address.split('/').at(-1));
    };
    await release(siteDir, [shell(), build]);
    expect(preloads()).toEqual(['lifecycles.1.js', 'moment.1.js']);
    await configure(siteDir, { texts: { DEMO: '1' }, reset: false });
    expect(preloads()).toEqual(['lifecycles.1.js', 'demo-note.1.js', 'moment.1.js']);
  });

  it('OP-25: has the texts of the brands from the settings of the site', async () => {
    const { name, company, contact } = drawnTexts;
    await release(siteDir, [
      shell(),
      auth(`<p>${name}, ${company}</p><a href="${telAddress(contact.phone)}">${contact.phone}</a>`),
    ]);
    expect(template('/auth/login')).toBe(
      '<main><p>Fernway, Fernway Leasing</p><a href="tel:4785550140">(478) 555-0140</a></main>',
    );
    const texts = { BRAND_MAIN_NAME: 'Hill & "Sons"', BRAND_MAIN_PHONE: '+1 (800) 555-0199' };
    await configure(siteDir, { texts, reset: false });
    expect(template('/auth/login')).toBe(
      '<main><p>Hill &amp; &quot;Sons&quot;, Fernway Leasing</p><a href="tel:+18005550199">+1 (800) 555-0199</a></main>',
    );
    await release(siteDir, [auth('<p>New</p>')]);
    expect(page()).toContain('"name":"Hill & \\"Sons\\""');
  });

  it('changes with a release, and back with a rollback', async () => {
    await release(siteDir, [shell(), auth('<p>One</p>')]);
    await release(siteDir, [auth('<p>Two</p>')]);
    expect(template('/auth/login')).toBe('<main><p>Two</p></main>');
    await rollback(siteDir, 'mfe-auth');
    expect(template('/auth/login')).toBe('<main><p>One</p></main>');
  });

  it.each([
    [
      'a shell that was built without, which would not replace them',
      () => [builtShell(join(work, 'dist')), auth('<p>Log in</p>')],
    ],
    [
      'remotes that were built without',
      () => [
        shell('start()', parts.slice(0, 2)),
        builtRemote({ dist: join(work, 'dist'), contract, code: '' }),
      ],
    ],
  ])('has none with %s', async (_what, builds) => {
    await release(siteDir, builds());
    expect(page()).not.toContain('<template');
    expect(page().match(/<script>/g)).toHaveLength(1);
  });
});

describe('the prerendered pages of another language', () => {
  const spanish = { language: 'es' } as const;
  const frames = [...parts, screen('/frame', '<main lang="es"><!--screen--></main>', spanish)];
  const translated = (html: string) =>
    builtRemote({
      dist: join(work, 'dist'),
      contract,
      code: 'code',
      screens: [screen('/auth/login', 'Log in'), screen('/auth/login', html, spanish)],
    });

  /** Returns the file that the page names, by its address on the site. */
  function named() {
    const [, address = '', integrity] =
      /<template data-language="es" data-address="(.*?)" data-integrity="(.*?)"><\/template>/.exec(page()) ??
      [];
    return { address, integrity };
  }
  const pagesAt = (address: string) => JSON.parse(readFileSync(join(siteDir, address), 'utf8')) as unknown;
  const login = (...content: readonly unknown[]) => [
    { path: '/auth/login', brand: 'fernway', nodes: [['main', { lang: 'es' }, ...content]] },
  ];

  it('SHARED-69: are data in a file of their own, in the frame of that language, which the page names with its hash', async () => {
    await release(siteDir, [shell('start()', frames), translated('<b id="a">En<!-- -->trar</b> ya')]);
    expect(template('/auth/login')).toBe('<main>Log in</main>');
    expect(page()).not.toContain('trar');
    const { address, integrity } = named();
    expect(address).toMatch(/^\/assets\/prerendered\/es\/pages\.[0-9a-f]{16}\.json$/);
    expect(integrity).toBe(integrityOf(readFileSync(join(siteDir, address))));
    expect(pagesAt(address)).toEqual(login(['b', { id: 'a' }, 'En', 'trar'], ' ya'));
  });

  it('SHARED-69: change with a release, back with a rollback, and stay for pages of the release before', async () => {
    await release(siteDir, [shell('start()', frames), translated('Uno')]);
    const first = named();
    await release(siteDir, [translated('Dos')]);
    const second = named();
    expect([pagesAt(first.address), pagesAt(second.address)]).toEqual([login('Uno'), login('Dos')]);
    await rollback(siteDir, 'mfe-auth');
    expect(named()).toEqual(first);
    await prune(siteDir, 2);
    expect([pagesAt(first.address), pagesAt(second.address)]).toEqual([login('Uno'), login('Dos')]);
    await prune(siteDir, 1);
    expect(readdirSync(join(siteDir, 'assets/prerendered/es'))[0]).toBe(first.address.split('/').at(-1));
    expect(existsSync(join(siteDir, second.address))).toBe(false);
  });
});

describe('a release is rejected because a prerendered screen', () => {
  it.each([
    ['is not well-formed', '<p>Log in', 'is not well-formed'],
    ['has a script', '<p><script></script></p>', 'has an element script'],
    ['has a form that the browser could send', '<form></form>', 'has an element form'],
    ['has a handler', '<p onclick="x()"></p>', 'has an attribute onclick'],
    ['has a style attribute', '<p style="color:red"></p>', 'has an attribute style'],
    ['has an attribute of a namespace', '<svg><use xlink:href="#a"></use></svg>', 'has an attribute href'],
    [
      'has HTML in a drawing',
      '<svg><title><b>A</b></title></svg>',
      'has an element b of another kind than what it is in',
    ],
  ])('%s', async (_why, html, reason) => {
    await release(siteDir, [shell(), auth('<p>Log in</p>')]);
    const before = page();
    await expect(release(siteDir, [auth(html)])).rejects.toThrow(
      `The prerendered screens of mfe-auth can't be used: /auth/login (fernway) ${reason}; run portal build.`,
    );
    expect(page()).toBe(before);
  });

  it('has markup among its styles', async () => {
    await expect(release(siteDir, [shell(), auth('', { rules: ['</style>'] })])).rejects.toThrow(
      'has markup among its styles',
    );
  });

  it('is of no route that says so', async () => {
    await expect(release(siteDir, [shell(), auth('', { name: '/auth/other' })])).rejects.toThrow(
      'mfe-auth has a prerendered screen /auth/other, but its contract does not prerender that route.',
    );
  });

  it('is not in the shape of one', async () => {
    const wrong = { name: 7 } as unknown as PrerenderedScreen;
    await expect(release(siteDir, [shell('start()', [wrong])])).rejects.toThrow(
      "The prerendered screens of shell can't be used: ",
    );
  });
});
