import { sampleConfig } from '../test-support/sample-config.ts';
import { parseRelease, ReleaseError } from './parse-release.ts';
import { sampleContract } from '../test-support/sample-contract.ts';

const remote = {
  contract: sampleContract,
  build: 'abc',
  folder: '/assets/mfe-sample/abc/',
  container: 'mfe_sample_abc',
  entry: '/assets/mfe-sample/abc/entry.js',
  preload: ['/assets/mfe-sample/abc/lifecycles.js'],
};
const release = {
  id: '0007',
  config: sampleConfig,
  shell: {
    build: 'def',
    folder: '/assets/shell/def/',
    entry: '/assets/shell/def/main.js',
    runtime: [],
    frame: [],
  },
  remotes: [remote],
  integrity: { '/assets/shell/def/main.js': `sha384-${'a'.repeat(64)}` },
};
const copy = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('parseRelease', () => {
  it('reads what the release tool wrote', () => {
    expect(parseRelease(copy(release))).toEqual({ ...release, unusable: [] });
  });

  it('ignores keys of a newer release tool: of the release, the shell, a remote and the configuration', () => {
    const newer = {
      ...release,
      newer: 1,
      shell: { ...release.shell, newer: 1 },
      remotes: [{ ...remote, newer: 1 }],
      config: { ...sampleConfig, newer: 1 },
    };
    expect(parseRelease(copy(newer))).toMatchObject({ ...release, unusable: [] });
  });

  it.each([
    ['a malformed contract', { ...remote, contract: { ...sampleContract, title: 7 } }, 'contract.title'],
    ['no entry', { ...remote, entry: undefined }, 'remote.entry is missing'],
    [
      'a newer platform',
      { ...remote, contract: { ...sampleContract, platform: '^5.0.0' } },
      'mfe-sample needs platform ^5.0.0; this page has 4.0.0.',
    ],
  ])('sets a remote with %s apart, and the others stay usable', (_name, broken, reason) => {
    const other = { ...remote, contract: { ...sampleContract, name: 'mfe-other' } };
    const parsed = parseRelease(copy({ ...release, remotes: [broken, other] }), '4.0.0');
    expect(parsed.remotes.map(({ contract }) => contract.name)).toEqual(['mfe-other']);
    expect(parsed.unusable).toEqual([
      {
        name: 'mfe-sample',
        reason: expect.stringContaining(reason) as string,
        paths: sampleContract.routes.map(({ path }) => path),
      },
    ]);
  });

  it.each([null, 7, 'text', [], {}, { contract: { name: 7, routes: 'none' } }])(
    'survives a remote that is %j',
    (broken) => {
      const parsed = parseRelease(copy({ ...release, remotes: [broken, remote] }));
      expect(parsed.remotes).toHaveLength(1);
      expect(parsed.unusable).toMatchObject([{ name: 'unnamed remote', paths: [] }]);
    },
  );

  it('names a remote whose contract can not be read after its folder', () => {
    const parsed = parseRelease(copy({ ...release, remotes: [{ ...remote, contract: null }] }));
    expect(parsed.unusable).toMatchObject([{ name: 'mfe-sample', paths: [] }]);
  });

  it.each([
    ['release is missing', undefined],
    ['release.shell', { ...release, shell: {} }],
    ['release.integrity./x.js', { ...release, integrity: { '/x.js': 'md5-1' } }],
  ])('rejects a malformed release: %s', (place, value) => {
    expect(() => parseRelease(value)).toThrow(ReleaseError);
    expect(() => parseRelease(value)).toThrow(place);
  });

  it('rejects a malformed configuration and names the key', () => {
    expect(() => parseRelease(copy({ ...release, config: { ...sampleConfig, mapsKey: 1 } }))).toThrow(
      'config.mapsKey',
    );
  });
});
