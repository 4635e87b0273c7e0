import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configKeys, parseRelease } from '@portal/platform/contract';
import { integrityOf, readFiles } from '../build/built-files.ts';
import { builtRemote, builtShell, sampleContract } from './fixtures/built-folder.ts';
import { configure, listReleases, release, remove, rollback } from './index.ts';

let work: string;
let siteDir: string;
const dist = () => join(work, 'dist');
const site = () => siteDir;

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'portal-release-'));
  siteDir = join(work, 'site');
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

const leases = (code = 'leases 1', change = {}) =>
  builtRemote({ dist: dist(), contract: sampleContract('mfe-leases', change), code });
const support = (code = 'support 1', change = {}) =>
  builtRemote({ dist: dist(), contract: sampleContract('mfe-support', change), code });

const page = () => readFileSync(join(site(), 'current/index.html'), 'utf8');
const activeRelease = () =>
  parseRelease(JSON.parse(readFileSync(join(site(), 'current/release.json'), 'utf8')));
/** Changes the manifest of a build, and returns its folder. */
function withManifest(folder: string, file: string, change: object): string {
  const path = join(folder, file);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, JSON.stringify({ ...manifest, ...change }));
  return folder;
}
const described = (change: object) => withManifest(support('new'), 'remote.json', change);
/** Every file of the site with its hash. */
const fingerprint = (under = '') =>
  Object.fromEntries(
    [...readFiles(join(site(), under))].map(([name, bytes]) => [
      name,
      createHash('sha256').update(bytes).digest('hex'),
    ]),
  );

describe('release', () => {
  it('composes a page whose inline release the platform can read', async () => {
    await release(siteDir, [builtShell(dist()), leases(), support()]);
    const inline = /<script type="application\/json" id="release">(.*?)<\/script>/s.exec(page())?.[1] ?? '';
    const read = parseRelease(JSON.parse(inline));
    expect(read.id).toBe('0001');
    expect(read.remotes.map(({ contract }) => contract.name)).toEqual(['mfe-leases', 'mfe-support']);
    for (const remote of read.remotes) {
      for (const address of [remote.entry, ...remote.preload]) {
        expect(existsSync(join(site(), address))).toBe(true);
        expect(read.integrity[address]).toMatch(/^sha384-/);
      }
    }
  });

  it('preloads the lazy module of the shell that the first screen of a remote waits for', async () => {
    await release(siteDir, [builtShell(dist()), leases()]);
    const { remotes, shell } = activeRelease();
    expect(remotes[0]?.preload.at(-1)).toBe(`${shell.folder}moment.1.js`);
  });

  it('SHARED-72: carries title, company, favicon, logo, style sheet and credit options of both brands', async () => {
    await release(siteDir, [builtShell(dist()), leases()]);
    const { brands } = activeRelease().config;
    expect(brands.map(({ name }) => name)).toEqual(['Fernway', 'Breeze']);
    expect(brands[0].creditOptionsUrl).not.toBe(brands[1].creditOptionsUrl);
    for (const { title, company, favicon, logo, stylesheet } of brands) {
      expect(title && company).toBeTruthy();
      for (const address of [favicon, logo, stylesheet]) expect(existsSync(join(site(), address))).toBe(true);
    }
    expect(brands[0].stylesheet).not.toBe(brands[1].stylesheet);
  });

  it('leaves every other folder byte for byte the same when support alone is released', async () => {
    await release(siteDir, [builtShell(dist()), leases(), support()]);
    const before = fingerprint('assets');
    const outcome = await release(siteDir, [support('support 2')]);
    expect(outcome).toEqual({
      status: 'released',
      id: '0002',
      changes: [{ workspace: 'mfe-support', lines: [] }],
      headers: [],
    });
    const after = fingerprint('assets');
    for (const [name, hash] of Object.entries(before)) expect([name, after[name]]).toEqual([name, hash]);
    const added = Object.keys(after).filter((name) => !(name in before));
    expect(added.every((name) => name.startsWith('mfe-support/'))).toBe(true);
    expect(added.length).toBeGreaterThan(0);
  });

  it('changes nothing when the same builds are released again', async () => {
    await release(siteDir, [builtShell(dist()), leases()]);
    const before = fingerprint();
    expect(await release(siteDir, [builtShell(dist()), leases()])).toEqual({
      status: 'unchanged',
      id: '0001',
    });
    expect(fingerprint()).toEqual(before);
  });

  it('composes the page again when only a setting has changed', async () => {
    await release(siteDir, [builtShell(dist()), leases()]);
    const outcome = await configure(siteDir, { texts: { STAFF_LABEL: 'Office' }, reset: false });
    expect(outcome).toEqual({ status: 'released', id: '0002', changes: [], headers: [] });
    expect(activeRelease().config.staffLabel).toBe('Office');
  });

  it('composes the same bytes of the same builds on another site', async () => {
    const builds = [builtShell(dist()), leases(), support()];
    await release(siteDir, builds);
    const first = fingerprint();
    siteDir = join(work, 'other');
    await release(siteDir, builds);
    expect(fingerprint()).toEqual(first);
  });

  it('activates the page in one step: a reader never sees a site without a page or half of one', async () => {
    await release(siteDir, [builtShell(dist()), leases()]);
    const old = readlinkSync(join(site(), 'current'));
    await release(siteDir, [leases('leases 2')]);
    expect(readlinkSync(join(site(), 'current'))).not.toBe(old);
    expect(readdirSync(site()).sort()).toEqual(['assets', 'current', 'releases']);
    expect(existsSync(join(site(), old, 'index.html'))).toBe(true);
  });

  it('keeps both of two releases at once', async () => {
    await release(siteDir, [builtShell(dist()), leases(), support()]);
    await Promise.all([release(siteDir, [leases('leases 2')]), release(siteDir, [support('support 2')])]);
    const messages = activeRelease().remotes.map(({ preload }) =>
      readFileSync(join(site(), preload[0] ?? ''), 'utf8'),
    );
    expect(messages).toEqual(['leases 2', 'support 2']);
  });

  it('keeps text that looks like markup from ending the inline release', async () => {
    await configure(siteDir, { texts: { STAFF_LABEL: '</script><b>' }, reset: false });
    await release(siteDir, [builtShell(dist()), leases()]);
    expect(page()).not.toContain('</script><b>');
    expect(activeRelease().config.staffLabel).toBe('</script><b>');
  });

  it('OP-89: puts the content files of a workspace beside the page', async () => {
    const content = { 'content/fernway/faq.json': '{"topics":[]}' };
    const folder = builtRemote({ dist: dist(), contract: sampleContract('mfe-support'), code: 'x', content });
    await release(siteDir, [builtShell(dist()), folder]);
    expect(readFileSync(join(site(), 'current/content/fernway/faq.json'), 'utf8')).toBe('{"topics":[]}');
  });

  it('completes a folder that has lost files', async () => {
    await release(siteDir, [builtShell(dist()), leases()]);
    const [remote] = activeRelease().remotes;
    rmSync(join(site(), remote?.entry ?? ''));
    await release(siteDir, [leases()]);
    expect(existsSync(join(site(), remote?.entry ?? ''))).toBe(true);
  });
});

describe('a release is rejected and leaves the site as it was', () => {
  const rejected: readonly (readonly [string, () => string, string | RegExp])[] = [
    [
      'needs another platform',
      () => support('new', { platform: '^5.0.0' }),
      "mfe-support needs platform ^5.0.0, and the shell has 4.0.0: release both of one checkout at once, or a build of mfe-support for the shell's platform.",
    ],
    [
      'claims the address of another remote',
      () =>
        support('new', { routes: [{ id: 'main', path: '/mfe-leases', title: 'title', access: 'customer' }] }),
      'mfe-support claims /mfe-leases, which belongs to mfe-leases.',
    ],
    [
      'claims an address of the shell',
      () => support('new', { routes: [{ id: 'main', path: '/403', title: 'title', access: 'public' }] }),
      'mfe-support claims /403, which belongs to the shell.',
    ],
    [
      'weighs more than its budget',
      () => support(randomBytes(4000).toString('base64'), { budget: 1 }),
      /^mfe-support weighs \d\.\d kB gzip, and its budget is 1 kB\.$/,
    ],
    [
      'has the menu order of another remote',
      () =>
        support('new', {
          menu: [{ text: 'title', icon: 'M4 4h16v16H4z', route: 'main', access: 'customer', order: 7 }],
        }),
      'The menu item of route main of mfe-support has the order 7, which mfe-leases has.',
    ],
    [
      'emits an event of the platform',
      () => support('new', { emits: { 'user.changed': { detail: 'string' } } }),
      /mfe-support: emits user\.changed, which is an event of the platform's own/,
    ],
    [
      'emits an event in another shape than another remote',
      () => support('new', { emits: { 'lease.retrieved': { detail: 'string' } } }),
      'mfe-support emits lease.retrieved in another shape than mfe-leases.',
    ],
    [
      'listens to an event in another shape than it is emitted',
      () => support('new', { listens: { 'lease.retrieved': { object: { id: 'string' } } } }),
      'mfe-support listens to lease.retrieved in another shape than mfe-leases emits it.',
    ],
    [
      'asks for a budget above the ceiling',
      () => support('new', { budget: 9999 }),
      'mfe-support asks for a budget of 9999 kB, and the most is 200 kB.',
    ],
    [
      'has the contract of another remote',
      () => described({ workspace: 'mfe-other' }),
      'mfe-other has the contract of mfe-support.',
    ],
    [
      'has the container of another remote',
      () => described({ container: 'mfe_leases_1' }),
      /^mfe-support has the container "mfe_leases_1", and it must be mfe_support_[0-9a-f]{12}\.$/,
    ],
    [
      'names an entry that it does not contain',
      () => described({ entry: 'other.js' }),
      'mfe-support names other.js as entry, which is not among its files.',
    ],
    [
      'names a preload that it does not contain',
      () => described({ preload: ['constructor'] }),
      'mfe-support names constructor as preload, which is not among its files.',
    ],
    ['exposes no lifecycles', () => described({ exposes: {} }), 'mfe-support does not expose ./lifecycles.'],
    [
      'lacks a lifecycle',
      () => described({ exposes: { './lifecycles': ['bootstrap', 'mount'] } }),
      'mfe-support does not export unmount from ./lifecycles.',
    ],
    [
      'does not expose a parcel of its contract',
      () => support('new', { parcels: [{ name: 'help-card', props: { object: {} } }] }),
      'mfe-support does not expose its parcel help-card.',
    ],
    [
      'was built with another major version of a shared module',
      () => described({ requires: { react: '^20.0.0' } }),
      'mfe-support was built with react ^20.0.0, and the shell shares 19.2.0',
    ],
    [
      'needs a module that the shell does not share',
      () => described({ requires: { constructor: '^1.0.0' } }),
      'mfe-support needs constructor, which the shell does not share.',
    ],
    [
      'imports a name that the shell does not have',
      () => described({ imports: { react: ['use'], '@portal/ui': ['Button', 'useHold'] } }),
      'mfe-support imports useHold of @portal/ui, which the shell does not have: release a shell of its checkout first.',
    ],
    [
      'has the manifest of a shell',
      () => {
        const folder = builtShell(dist(), '4.0.0', 'false');
        return withManifest(folder, 'shell.json', { workspace: 'mfe-support' });
      },
      'mfe-support has the manifest of a shell.',
    ],
    [
      'has a back link to an unknown route',
      () =>
        support('new', {
          routes: [{ id: 'main', path: '/mfe-support', title: 'title', access: 'customer', back: 'gone' }],
        }),
      /remote\.json can't be used: .*the back link of route main leads to route gone/,
    ],
    [
      'has a menu item to an unknown route',
      () =>
        support('new', {
          menu: [{ text: 'title', icon: 'M4 4h16v16H4z', route: 'gone', access: 'customer', order: 8 }],
        }),
      /remote\.json can't be used: .*a menu item names route gone/,
    ],
    [
      'has lost a file',
      () => {
        const folder = support('new');
        rmSync(join(folder, 'lifecycles.1.js'));
        return folder;
      },
      /^mfe-support has an incomplete build: lifecycles\.1\.js is missing in .+; run portal build/,
    ],
    [
      'has lost its manifest',
      () => {
        const folder = support('new');
        rmSync(join(folder, 'remote.json'));
        return folder;
      },
      /remote\.json can't be used: it does not exist; run portal build\.$/,
    ],
    [
      'has a manifest that is cut off',
      () => {
        const folder = support('new');
        writeFileSync(join(folder, 'remote.json'), '{"kind":\n');
        return folder;
      },
      /remote\.json can't be used: it is not JSON; run portal build\.$/,
    ],
    [
      'has a file that was changed after the build',
      () => {
        const folder = support('new');
        writeFileSync(join(folder, 'entry.1.js'), 'changed');
        return folder;
      },
      'mfe-support/entry.1.js is not the file that was built',
    ],
    [
      'asks for an origin that the configuration does not have',
      () => support('new', { origins: { script: ['config.chatScript'] } }),
      'mfe-support asks for the origin config.chatScript, and the configuration that the shell knows has no such key.',
    ],
    ['has a malformed contract', () => support('new', { title: 7 }), /remote\.json can't be used: .*title/],
  ];

  it.each(rejected)('because it %s', async (_why, build, sentence) => {
    const menu = [{ text: 'title', icon: 'M4 4h16v16H4z', route: 'main', access: 'customer', order: 7 }];
    const emits = { 'lease.retrieved': { detail: { object: {} } } };
    await release(siteDir, [builtShell(dist()), leases('leases', { menu, emits }), support()]);
    const before = fingerprint();
    await expect(release(siteDir, [build()])).rejects.toThrow(sentence);
    expect(fingerprint()).toEqual(before);
  });

  it('because SITE_DIR is a file, or a path at which no folder can be created', async () => {
    writeFileSync(join(work, 'file'), '');
    for (const folder of [join(work, 'file'), '/dev/null/site']) {
      await expect(release(folder, [])).rejects.toThrow(
        `SITE_DIR must be a folder that this user can write to, not ${folder}.`,
      );
    }
    expect(readFileSync(join(work, 'file'), 'utf8')).toBe('');
  });

  it('because a new shell no longer has the platform of an active remote', async () => {
    await release(siteDir, [builtShell(dist()), leases()]);
    await expect(release(siteDir, [builtShell(dist(), '5.0.0')])).rejects.toThrow(
      'mfe-leases needs platform ^4.0.0, and the shell has 5.0.0: release both of one checkout at once',
    );
    expect(activeRelease().id).toBe('0001');
  });

  it('because there is no shell yet', async () => {
    await expect(release(siteDir, [leases()])).rejects.toThrow('release the shell first');
    expect(existsSync(join(site(), 'current'))).toBe(false);
    expect(existsSync(join(site(), 'assets'))).toBe(false);
  });
});

describe('rollback', () => {
  it('goes back to a shell that knows less of the configuration, whose page has no more', async () => {
    const isKnown = (key: string) => !['staffLabel', 'brands.contact.email'].includes(key);
    const keys = { configKeys: configKeys().filter(isKnown) };
    await release(siteDir, [withManifest(builtShell(dist(), '4.2.0'), 'shell.json', keys), leases()]);
    await release(siteDir, [builtShell(dist(), '4.3.0')]);
    const newer = /"(staffLabel|email)":/g;
    expect(page().match(newer)).toHaveLength(3);
    await rollback(siteDir, 'shell');
    expect(page()).toContain('"phone":');
    expect(page().match(newer)).toBeNull();
  });

  it('goes back to a shell of before menu and header were a chunk, whose page does not name one', async () => {
    const old = withManifest(builtShell(dist(), '4.2.0'), 'shell.json', { frame: undefined });
    await release(siteDir, [old, leases()]);
    const page = JSON.stringify({ ...activeRelease(), id: '' });
    await release(siteDir, [builtShell(dist(), '4.3.0')]);
    expect(activeRelease().shell.frame).toHaveLength(1);
    await rollback(siteDir, 'shell');
    expect(JSON.stringify({ ...activeRelease(), id: '' })).toBe(page);
    expect(activeRelease().shell).not.toHaveProperty('frame');
  });

  it('activates the previous build, and then the one before that', async () => {
    await release(siteDir, [builtShell(dist()), leases('1'), support()]);
    const first = activeRelease();
    await release(siteDir, [leases('2')]);
    await release(siteDir, [leases('3')]);
    await rollback(siteDir, 'mfe-leases');
    await rollback(siteDir, 'mfe-leases');
    expect(activeRelease()).toEqual({ ...first, id: '0005' });
  });

  it('takes the element of the remote with it, which no page of the portal loads or waits for', async () => {
    const embedded = (code: string) =>
      builtRemote({ dist: dist(), contract: sampleContract('mfe-leases'), code, embed: `element ${code}` });
    const script = () => readFileSync(join(site(), 'current/embed/portal-leases.js'), 'utf8');
    await release(siteDir, [builtShell(dist()), embedded('1'), support()]);
    const first = script();
    const [, address = ''] = /from '([^']+)'/.exec(first) ?? [];
    expect(readFileSync(join(site(), address), 'utf8')).toBe('element 1');
    await release(siteDir, [embedded('2')]);
    expect(script()).not.toBe(first);
    await rollback(siteDir, 'mfe-leases');
    expect(script()).toBe(first);
    expect(page()).not.toContain('/embed/');
    expect(readdirSync(join(site(), 'current/embed'))).toEqual(
      expect.arrayContaining(['portal-leases.js', 'portal-leases.js.br', 'portal-leases.js.gz']),
    );
    expect(existsSync(join(site(), 'current/embed/portal-support.js'))).toBe(false);
    await remove(siteDir, 'mfe-leases');
    expect(existsSync(join(site(), 'current/embed'))).toBe(false);
  });

  it('keeps a later release of another workspace active', async () => {
    await release(siteDir, [builtShell(dist()), leases('1'), support('1')]);
    await release(siteDir, [leases('2')]);
    await release(siteDir, [support('2')]);
    await rollback(siteDir, 'mfe-leases');
    const messages = activeRelease().remotes.map(({ preload }) =>
      readFileSync(join(site(), preload[0] ?? ''), 'utf8'),
    );
    expect(messages).toEqual(['1', '2']);
  });

  it('rejects a workspace without an earlier release', async () => {
    await release(siteDir, [builtShell(dist()), leases()]);
    await expect(rollback(siteDir, 'mfe-leases')).rejects.toThrow(
      'mfe-leases has no earlier release to go back to; portal remove takes a remote off the site.',
    );
    await expect(rollback(siteDir, 'shell')).rejects.toThrow(
      'shell has no earlier release to go back to: check out the source of an earlier one, build it and release it.',
    );
    await expect(rollback(siteDir, 'mfe-none')).rejects.toThrow('mfe-none has never been released.');
  });

  it('remove takes a remote off the site, says what goes with it, and leaves all else', async () => {
    const shell = builtShell(dist());
    await release(siteDir, [shell, leases('1')]);
    const before = activeRelease();
    await release(siteDir, [support('1')]);
    expect(await remove(siteDir, 'mfe-support')).toMatchObject({
      id: '0003',
      changes: [
        {
          workspace: 'mfe-support',
          lines: ['routes: - /mfe-support', 'access: - /mfe-support customer', 'removed from the site'],
        },
      ],
    });
    expect(activeRelease()).toEqual({ ...before, id: '0003' });
    await release(siteDir, [support('1')]);
    expect(activeRelease().remotes).toHaveLength(2);
  });

  it('remove rejects the shell and what is not on the site', async () => {
    await release(siteDir, [builtShell(dist()), leases()]);
    await expect(remove(siteDir, 'mfe-none')).rejects.toThrow('mfe-none is not on the site');
    await expect(remove(siteDir, 'shell')).rejects.toThrow('The shell can not be removed: a site needs it.');
  });

  it('listReleases marks the active release', async () => {
    await release(siteDir, [builtShell(dist()), leases('1')]);
    await release(siteDir, [leases('2')]);
    expect(listReleases(site()).map(({ id, isActive }) => [id, isActive])).toEqual([
      ['0002', true],
      ['0001', false],
    ]);
  });
});

describe('the settings of a site', () => {
  const operators = {
    DEMO: '0',
    CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
    CREDIT_OPTIONS_URL_MAIN: 'https://credit.example/',
    REMOTE_TIMEOUT_MS: '5000',
    FRAME_ANCESTORS: 'https://intranet.example',
  };
  const settingsFile = () => readFileSync(join(site(), 'settings.json'));
  const pageWithoutSupport = () => {
    const { config, shell, remotes, integrity } = activeRelease();
    const others = remotes.filter(({ contract }) => contract.name !== 'mfe-support');
    const hashes = Object.entries(integrity).filter(([address]) => !address.includes('/mfe-support/'));
    return {
      config,
      shell,
      others,
      hashes,
      headers: readFileSync(join(site(), 'current/headers.json'), 'utf8'),
    };
  };
  const environment = process.env;
  beforeEach(async () => {
    await configure(siteDir, { texts: operators, reset: false });
    await release(siteDir, [builtShell(dist()), leases(), support()]);
    process.env = {
      ...environment,
      DEMO: '1',
      CHAT_SCRIPT_URL: 'https://team.example/chat.js',
      STAFF_LABEL: 'Team',
    };
  });
  afterEach(() => (process.env = environment));

  it('are byte for byte the same after a team’s release and rollback, and so is everything else on the page', async () => {
    const [file, before] = [settingsFile(), pageWithoutSupport()];
    expect(before.config).toMatchObject({ demo: false, remoteTimeoutMs: 5000 });
    await release(siteDir, [support('support 2')]);
    expect([settingsFile(), pageWithoutSupport()]).toEqual([file, before]);
    await rollback(siteDir, 'mfe-support');
    expect([settingsFile(), pageWithoutSupport()]).toEqual([file, before]);
  });

  it('keep what a further change does not name; a reset leaves nothing else', async () => {
    await configure(siteDir, { texts: { DEMO: '1' }, reset: false });
    expect(activeRelease().config).toMatchObject({ demo: true, remoteTimeoutMs: 5000 });
    await configure(siteDir, { texts: { DEMO: '0' }, reset: true });
    expect(activeRelease().config).toMatchObject({ demo: false, remoteTimeoutMs: 120_000 });
  });

  it('stay as they were when one change is wrong', async () => {
    const before = fingerprint();
    await expect(
      configure(siteDir, { texts: { STAFF_LABEL: 'Office', DEMO: 'maybe' }, reset: false }),
    ).rejects.toThrow('DEMO must be');
    expect(fingerprint()).toEqual(before);
  });

  const releases: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['the release of a remote', () => release(siteDir, [support('support 2')])],
    ['a release with the shell', () => release(siteDir, [builtShell(dist(), '4.1.0'), support('support 2')])],
    ['the rollback of a remote', () => rollback(siteDir, 'mfe-support')],
    ['the rollback of a shell', () => rollback(siteDir, 'shell')],
  ];
  it.each(releases)(
    'that somebody has written into the file come to the page by configure, never by %s',
    async (_what, change) => {
      await release(siteDir, [builtShell(dist(), '4.2.0'), support('support 3')]);
      writeFileSync(join(site(), 'settings.json'), JSON.stringify({ ...operators, STAFF_LABEL: 'Office' }));
      const before = fingerprint();
      await expect(change()).rejects.toThrow(
        /^The settings in .+ have changed since its page was made, .+: run portal configure first\.$/,
      );
      expect(fingerprint()).toEqual(before);
      await configure(siteDir, { texts: {}, reset: false });
      await change();
      expect(activeRelease().config.staffLabel).toBe('Office');
    },
  );

  it.each([
    ...releases,
    ['configure', () => configure(siteDir, { texts: { STAFF_LABEL: 'Office' }, reset: false })] as const,
  ])('do not become those of the demo by %s when their file is lost', async (_what, change) => {
    await release(siteDir, [builtShell(dist(), '4.2.0'), support('support 3')]);
    rmSync(join(site(), 'settings.json'));
    await expect(change()).rejects.toThrow(
      /^settings\.json in .+ is missing, and its page was made with settings: restore the file, or set all of them again with portal configure --reset\.$/,
    );
    expect(activeRelease().config.demo).toBe(false);
    await configure(siteDir, { texts: operators, reset: true });
    await change();
    expect(activeRelease().config).toMatchObject({ demo: false, remoteTimeoutMs: 5000 });
  });

  it('count as the same when another text means the same', async () => {
    await configure(siteDir, { texts: { DEMO: 'false' }, reset: false });
    await release(siteDir, [support('support 2')]);
    expect(activeRelease().config.demo).toBe(false);
  });
});

describe('a release of a remote', () => {
  it('is rejected when the release tool would compose another page', async () => {
    await release(siteDir, [builtShell(dist()), leases(), support()]);
    const record = join(site(), 'current/builds.json');
    writeFileSync(record, readFileSync(record, 'utf8').replace(/"digest": "../, '"digest": "zz'));
    await expect(release(siteDir, [support('support 2')])).rejects.toThrow(
      /^The release tool of this checkout composes another page than the one of the site, .+\.$/,
    );
    await release(siteDir, [builtShell(dist())]);
    await release(siteDir, [support('support 2')]);
  });

  it('takes scripts, styles and brands of the page from the build of the shell', async () => {
    await release(siteDir, [builtShell(dist()), leases()]);
    expect(page()).toContain('boot(');
    const { config, integrity } = activeRelease();
    for (const { stylesheet } of config.brands) {
      const bytes = readFileSync(join(site(), stylesheet));
      expect(integrity[stylesheet]).toBe(integrityOf(bytes));
      expect(String(bytes)).toMatch(/^\/\* (fernway|breeze) \*\/$/);
    }
  });

  it('says what it changes: routes, menu, events, parcels, origins and size', async () => {
    await release(siteDir, [
      builtShell(dist()),
      support('1', {
        menu: [{ text: 'title', icon: 'M4 4h16v16H4z', route: 'main', access: 'customer', order: 7 }],
        origins: { script: ['https://a.example'] },
      }),
    ]);
    const route = { id: 'main', path: '/mfe-support', title: 'title', access: 'public' } as const;
    const outcome = await release(siteDir, [
      support('a longer text', {
        routes: [route, { ...route, id: 'more', path: '/mfe-support/more' }],
        listens: { 'lease.retrieved': { object: {} } },
        origins: { script: ['https://b.example'] },
        budget: 200,
      }),
    ]);
    expect(outcome).toMatchObject({
      changes: [
        {
          workspace: 'mfe-support',
          lines: [
            'routes: ~ /mfe-support, + /mfe-support/more',
            'access: - /mfe-support customer, + /mfe-support public, + /mfe-support/more public',
            'menu: - main',
            'events: + listens to lease.retrieved',
            'origins: - script https://a.example, + script https://b.example',
            'contract: - budget 50 kB, + budget 200 kB',
          ],
        },
      ],
    });
  });

  it('says which headers of the page change with the origins of a remote', async () => {
    const origins = { script: ['https://a.example'] };
    await release(siteDir, [builtShell(dist()), support('1')]);
    expect(await release(siteDir, [support('2', { origins })])).toMatchObject({
      headers: ['~ content-security-policy', '- integrity-policy'],
    });
    expect(await release(siteDir, [support('3', { origins })])).toMatchObject({ headers: [] });
    expect(await rollback(siteDir, 'mfe-support')).toMatchObject({ headers: [] });
    expect(await rollback(siteDir, 'mfe-support')).toMatchObject({
      headers: ['~ content-security-policy', '+ integrity-policy'],
    });
  });

  it('says that a label or a content file is another one', async () => {
    const menu = [
      { text: 'title', icon: 'M4 4h16v16H4z', route: 'main', access: 'customer', order: 7 },
    ] as const;
    const tabGroups = [{ id: 'all', tabs: [{ route: 'main', label: 'title' }] }];
    const build = (title: string, answer: string) =>
      builtRemote({
        dist: dist(),
        contract: sampleContract('mfe-support', { menu, tabGroups, messages: { en: { title } } }),
        code: `${title} ${answer}`,
        content: { 'content/faq.json': answer },
      });
    await release(siteDir, [builtShell(dist()), build('Support', '1')]);
    expect(await release(siteDir, [build('Help', '1')])).toMatchObject({
      changes: [{ lines: ['routes: ~ /mfe-support', 'menu: ~ main', 'tabs: ~ all'] }],
    });
    expect(await release(siteDir, [build('Help', '2')])).toMatchObject({
      changes: [{ lines: ['content: ~ faq.json'] }],
    });
  });

  it('says the size of a new remote, and of one that has grown', async () => {
    const grown = randomBytes(2000).toString('base64');
    await release(siteDir, [builtShell(dist()), leases()]);
    expect(await release(siteDir, [support('1')])).toMatchObject({
      changes: [
        { lines: ['routes: + /mfe-support', 'access: + /mfe-support customer', 'size: 0.1 kB gzip'] },
      ],
    });
    expect(await release(siteDir, [support(grown)])).toMatchObject({
      changes: [{ lines: [expect.stringMatching(/^size: 0\.1 kB → 2\.\d kB gzip$/)] }],
    });
  });
});
