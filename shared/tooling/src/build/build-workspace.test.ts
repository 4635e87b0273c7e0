import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compileHint } from '../webpack/compile-hints.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { integrityOf, readFiles, withBuildName, contentHash, type BuiltFiles } from './built-files.ts';
import { latestBuild } from './latest-build.ts';
import {
  embedFolder,
  readManifest,
  type Manifest,
  type RemoteManifest,
  type ShellManifest,
} from './manifest.ts';

const buildFolder = join(__dirname, '../..');
const portal = join(buildFolder, 'bin/portal.mjs');
const fixtures = join(__dirname, 'fixtures');

let work: string;

/** A copy of a fixture at a path of its own, below this workspace so that it finds its packages. */
function workspace(place: string, name = 'mfe-sample'): string {
  const folder = join(work, place, name);
  cpSync(join(fixtures, name), folder, { recursive: true, filter: (path) => !path.includes('/dist') });
  return folder;
}

function build(folder: string) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [portal, 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr, stdout };
}

const edit = (folder: string, file: string, from: string, to: string) => {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};

/** Returns the only build in the workspace's dist. */
function onlyBuildOf<Type extends Manifest = RemoteManifest>(folder: string) {
  const { build: name } = JSON.parse(readFileSync(join(folder, 'dist/build.json'), 'utf8')) as {
    build: string;
  };
  const path = join(folder, 'dist', name);
  return { name, path, files: readFiles(path), manifest: readManifest(path) as Type };
}

/** Returns the names of the files that begin with the compile hint, with the hashes that the manifest has for them. */
function hintedFiles({ files, manifest }: { readonly files: BuiltFiles; readonly manifest: Manifest }) {
  const hinted = [...files].filter(([, bytes]) => bytes.toString().startsWith(`${compileHint}\n`));
  return new Map(hinted.map(([name]) => [name, manifest.files[name]?.integrity]));
}

/** Returns these files with the hashes of what is in them. */
const hashesOf = (files: BuiltFiles, names: readonly string[]) =>
  new Map([...names].sort().map((name) => [name, integrityOf(files.get(name) ?? '')]));

beforeAll(() => {
  mkdirSync(join(buildFolder, '.portal'), { recursive: true });
  work = mkdtempSync(join(buildFolder, '.portal/build-'));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('a build of a remote', () => {
  let first: string;
  let printed: string;
  beforeAll(() => {
    first = workspace('first');
    const { status, stdout } = build(first);
    expect(status).toBe(0);
    printed = stdout;
  });

  it('gives the same bytes under the same name at another path', () => {
    const second = workspace('second');
    expect(build(second)).toMatchObject({ status: 0 });
    expect(onlyBuildOf(second).name).toBe(onlyBuildOf(first).name);
    expect([...onlyBuildOf(second).files]).toEqual([...onlyBuildOf(first).files]);
  });

  it('lists the hash of every file, and what a page preloads', () => {
    const { manifest, files } = onlyBuildOf(first);
    expect(Object.keys(manifest.files).sort()).toEqual(
      [...files.keys()].filter((name) => name !== 'remote.json').sort(),
    );
    expect(manifest.preload).toHaveLength(1);
    expect(manifest.preload[0]).toMatch(/^lifecycles\.[0-9a-f]{16}\.js$/);
    expect(manifest.demo).toHaveLength(1);
    expect(manifest.demo?.[0]).toMatch(/^demo-note\.[0-9a-f]{16}\.js$/);
    expect(manifest.contract.name).toBe('mfe-sample');
  });

  it('lists what it exposes, and what it takes from the page', () => {
    const { manifest } = onlyBuildOf(first);
    expect(manifest.exposes).toEqual({ './lifecycles': ['bootstrap', 'mount', 'unmount'] });
    expect(Object.keys(manifest.requires)).toEqual(['superstruct']);
    expect(manifest.imports).toEqual({ superstruct: ['string'] });
    expect(manifest.requires['superstruct']).toMatch(/^\^\d+\.\d+\.\d+$/);
  });

  it('has a container and a chunk list that no other build shares', () => {
    const { manifest, files, name } = onlyBuildOf(first);
    const entry = files.get(manifest.entry)?.toString() ?? '';
    expect(manifest.container).toBe(`mfe_sample_${name}`);
    expect(entry.includes(manifest.container)).toBe(true);
    expect(entry.includes(`webpackChunkmfe_sample_${name}`)).toBe(true);
    expect(entry.includes('BUILDNAME000')).toBe(false);
  });

  it('SHELL-74: gives up on a chunk after 120 s', () => {
    const { manifest, files } = onlyBuildOf(first);
    expect(files.get(manifest.entry)?.toString()).toMatch(/timeLimitMs\?\?(12e4|120000)\b/);
  });

  it('asks the page for hash and address of every chunk, and evaluates no text', () => {
    const { manifest, files } = onlyBuildOf(first);
    const entry = files.get(manifest.entry)?.toString();
    expect(entry).toContain('.integrity=self.__portalIntegrity(');
    expect(entry).toContain('self.__portalScripts');
    for (const bytes of files.values()) expect(bytes.toString()).not.toMatch(/\beval\(|new Function\(/);
  });

  it('begins the scripts that every start runs with the compile hint, and has their hashes with it', () => {
    const built = onlyBuildOf(first);
    const { entry, preload } = built.manifest;
    expect(hintedFiles(built)).toEqual(hashesOf(built.files, [entry, ...preload]));
  });

  it('contains no shared module', () => {
    const own = [...onlyBuildOf(first).files].filter(([name]) => !name.startsWith(embedFolder));
    expect(own.reduce((sum, [, file]) => sum + file.length, 0)).toBeLessThan(60_000);
  });

  it('has its element for pages of others, with all that it needs, and says what that weighs', () => {
    const { files, manifest } = onlyBuildOf(first);
    expect(manifest.embed).toMatch(/^embed\/embed-[A-Z0-9]{8}\.js$/);
    const entry = files.get(manifest.embed ?? '')?.toString() ?? '';
    const named = [...entry.matchAll(/"\.\/([\w-]+\.(?:js|woff2))"/g)].map(
      ([, name]) => `${embedFolder}${name}`,
    );
    expect(named.filter((name) => name.endsWith('.woff2'))).toHaveLength(2);
    for (const name of named) expect([...files.keys()]).toContain(name);
    expect(entry).not.toMatch(/from"(?!\.\/)/);
    expect(printed).toMatch(/^<portal-sample> \d+\.\d kB gzip$/m);
  });

  it('replaces the build before it', () => {
    const before = onlyBuildOf(first).name;
    edit(first, 'src/screen.ts', 'A screen', 'Another screen');
    expect(build(first).stdout).toMatch(/^mfe-sample [0-9a-f]{12}$/m);
    expect(onlyBuildOf(first).name).not.toBe(before);
    expect(existsSync(join(first, 'dist', before))).toBe(false);
  });
});

describe('a build of a shell', () => {
  it('begins the scripts that every start runs with the compile hint, has their hashes with it, and names what it knows and shares', () => {
    const folder = workspace('shell', 'shell');
    symlinkSync(join(workspaceRoot, 'shell/node_modules'), join(folder, 'node_modules'));
    expect(build(folder)).toMatchObject({ status: 0 });
    const built = onlyBuildOf<ShellManifest>(folder);
    const { entry, runtime, frame = [], lazy, configKeys, exports = {} } = built.manifest;
    expect(exports['superstruct']).toEqual(expect.arrayContaining(['object']));
    expect(exports['react']).toEqual(expect.arrayContaining(['default', 'useState']));
    expect(configKeys).toEqual(expect.arrayContaining(['apiBase', 'brands.contact.phone']));
    expect([runtime, frame, ...Object.values(lazy)].map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
    expect(hintedFiles(built)).toEqual(hashesOf(built.files, [entry, ...runtime, ...frame]));
  });
});

describe('a build fails with the reason', () => {
  it('when the contract is malformed', () => {
    const folder = workspace('malformed');
    edit(folder, 'remote.contract.ts', "title: 'title', access", "title: 'missing', access");
    const { status, stderr } = build(folder);
    expect(status).toBe(1);
    expect(stderr).toContain(
      'mfe-sample/remote.contract.ts: mfe-sample: messages.en has no message for missing.',
    );
  });

  it('when the contract has the name of another remote, and leaves no latest build, so that no release takes the one before', () => {
    const folder = workspace('misnamed');
    mkdirSync(join(folder, 'dist/0123456789ab'), { recursive: true });
    writeFileSync(join(folder, 'dist/build.json'), '{"build":"0123456789ab"}');
    edit(folder, 'remote.contract.ts', "'mfe-sample'", "'mfe-other'");
    const { status, stderr } = build(folder);
    expect(status).toBe(1);
    expect(stderr).toContain('name is mfe-other, the folder is mfe-sample');
    expect(() => latestBuild(folder)).toThrow('has no build to release: the last one failed');
  });

  it('when the shell could not mount it', () => {
    const folder = workspace('unmountable');
    edit(folder, 'src/lifecycles.ts', 'export const mount', 'export const mounted');
    const { status, stderr } = build(folder);
    expect(status).toBe(1);
    expect(stderr.trim()).toBe('mfe-sample does not export mount from ./lifecycles.');
  });

  it('when it imports a name that the shell does not share', () => {
    const folder = workspace('facade');
    edit(
      folder,
      'src/screen.ts',
      'export const text',
      "import { createHashRouter } from 'react-router-dom';\nexport const text",
    );
    edit(folder, 'src/screen.ts', "'A screen of its own chunk'", 'String(createHashRouter)');
    const { status, stderr } = build(folder);
    expect(status).toBe(1);
    expect(stderr).toContain('imports createHashRouter of react-router-dom, which the shell does not share');
  });
});

describe('the name of a build', () => {
  const files = (text: string) => new Map([['a.js', Buffer.from(text)]]);

  it('changes with every byte and every name', () => {
    const name = contentHash(files('x'));
    expect(name).toMatch(/^[0-9a-f]{12}$/);
    expect(contentHash(files('y'))).not.toBe(name);
    expect(contentHash(new Map([['b.js', Buffer.from('x')]]))).not.toBe(name);
  });

  it('replaces the placeholder without changing other bytes', () => {
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0x00, 0xc3]),
      Buffer.from('BUILDNAME000'),
      Buffer.from([0xfe]),
    ]);
    const named = withBuildName(new Map([['a.bin', bytes]]), '0123456789ab').get('a.bin');
    expect(named).toEqual(
      Buffer.concat([Buffer.from([0xff, 0x00, 0xc3]), Buffer.from('0123456789ab'), Buffer.from([0xfe])]),
    );
  });
});
