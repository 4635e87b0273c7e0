import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeFolder } from './initialize-folder.ts';

describe('the first start in a data folder', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-initialize-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (into: string, files: Readonly<Record<string, string>>) => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(join(into, name, '..'), { recursive: true });
      writeFileSync(join(into, name), content);
    }
  };
  /** Writes two files as PGlite does, and is killed before `PG_VERSION` when told so. */
  const initdb =
    ({ isKilled }: { readonly isKilled: boolean }) =>
    async (into: string) => {
      mkdirSync(into);
      write(into, { 'base/1': 'rows' });
      if (isKilled) throw new Error('killed');
      write(into, { PG_VERSION: '18' });
    };
  const filesIn = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
      .sort();
  const unwanted = () => Promise.reject(new Error('A second database.'));

  it('leaves the files of the database and nothing else', async () => {
    await initializeFolder(folder, initdb({ isKilled: false }));
    expect(readdirSync(folder).sort()).toEqual(['PG_VERSION', 'base']);
    await initializeFolder(folder, unwanted);
    expect(readFileSync(join(folder, 'base/1'), 'utf8')).toBe('rows');
  });

  it('starts anew where one was killed before the database was complete', async () => {
    const killed = initializeFolder(folder, initdb({ isKilled: true }));
    await expect(killed).rejects.toThrow('killed');
    expect(filesIn()).toEqual(['initdb.partial/base/1']);
    await initializeFolder(folder, initdb({ isKilled: false }));
    expect(filesIn()).toEqual(['PG_VERSION', 'base/1']);
  });

  it('goes on where one was killed while the files moved into the folder', async () => {
    write(folder, { 'initdb.complete/PG_VERSION': '18', 'initdb.complete/base/1': 'rows', 'global/1': '' });
    await initializeFolder(folder, unwanted);
    expect(filesIn()).toEqual(['PG_VERSION', 'base/1', 'global/1']);
  });

  it.each([
    ['a database without its PG_VERSION', { 'base/1': 'rows', 'postgresql.conf': '' }],
    ['a file of another program', { 'notes.txt': 'mine' }],
    ['a hidden file', { '.gitkeep': '' }],
    ['a first start that was killed, and a file of another program', { 'initdb.partial/a': '', b: '' }],
  ])('rejects %s, and changes nothing', async (_name, files) => {
    write(folder, files);
    await expect(initializeFolder(folder, unwanted)).rejects.toThrow(
      'The folder has files, and no PG_VERSION.',
    );
    expect(filesIn()).toEqual(Object.keys(files).sort());
  });
});
