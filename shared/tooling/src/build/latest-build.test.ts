import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beginBuild, endBuild, latestBuild } from './latest-build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mfe-sample-'));
  mkdirSync(join(folder, 'dist'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the latest build', () => {
  it('does not exist before the first build', () => expect(latestBuild(folder)).toBeUndefined());

  it.each(['', '{"build":', 'null', '{"build":"../../x"}'])(
    'is rejected in one sentence when build.json is %j',
    (text) => {
      writeFileSync(join(folder, 'dist/build.json'), text);
      expect(() => latestBuild(folder)).toThrow(
        `${basename(folder)} has an incomplete build: dist/build.json can't be read; run portal build.`,
      );
    },
  );

  it('is missing while a build runs, even though the build before is still there', () => {
    mkdirSync(join(folder, 'dist/0123456789ab'));
    endBuild(folder, '0123456789ab');
    expect(latestBuild(folder)).toMatchObject({ build: '0123456789ab' });
    beginBuild(folder);
    expect(() => latestBuild(folder)).toThrow(
      `${basename(folder)} has no build to release: the last one failed or was interrupted; run portal build`,
    );
  });

  it('is rejected when its folder is missing', () => {
    writeFileSync(join(folder, 'dist/build.json'), '{"build":"0123456789ab"}');
    expect(() => latestBuild(folder)).toThrow('dist/0123456789ab is missing; run portal build.');
  });
});
