import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../errors/user-error.ts';
import { programPath } from '../../test/support/built-program.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

describe('the lock of the data folder', () => {
  let root: string;
  let folder: string;
  const file = () => `${folder}.lock`;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'portal-lock-'));
    folder = join(root, 'data');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('names the process while it is held, and is removed when it is released', () => {
    const lock = lockFolder(folder);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
    expect(existsSync(file())).toBe(false);
  });

  it('rejects a second process and names the first and the setting', () => {
    lockFolder(folder);
    const second = () => lockFolder(folder);
    expect(second).toThrow(FolderInUseError);
    expect(second).toThrow(`process ${process.pid}`);
    expect(second).toThrow('DATA_DIR');
  });

  it.each(['data/', 'link', 'link/', 'around/data'])(
    'rejects the same folder under its other name %s',
    (name) => {
      mkdirSync(folder);
      symlinkSync(folder, join(root, 'link'));
      symlinkSync(root, join(root, 'around'));
      const lock = lockFolder(folder);
      const other = `${root}/${name}`;
      expect(() => lockFolder(other)).toThrow(FolderInUseError);
      lock.release();
      const second = lockFolder(other);
      expect(() => lockFolder(folder)).toThrow(FolderInUseError);
      second.release();
    },
  );

  it.each(['file', 'file/data'])('rejects %s, which is not a folder, and names the setting', (name) => {
    writeFileSync(join(root, 'file'), '');
    const taking = () => lockFolder(join(root, name));
    expect(taking).toThrow(UserError);
    expect(taking).toThrow('DATA_DIR must be a folder that this user may write to');
  });

  it('creates missing parent folders', () => {
    const lock = lockFolder(join(folder, 'a/b'));
    expect(existsSync(join(folder, 'a/b'))).toBe(true);
    lock.release();
  });

  it('rejects a path where no folder can be created, without hanging', async () => {
    const environment = { PATH: process.env.PATH ?? '', DATA_DIR: '/proc/portal/data' };
    // In a process of its own, which can be ended.
    const limits = { timeout: 20_000, killSignal: 'SIGKILL' as const };
    const said = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [programPath('seed')],
        { env: environment, ...limits },
        (_error, _out, said) => resolve(said),
      );
    });
    expect(said).toMatch(
      /^DATA_DIR must be a folder that this user may write to: \/proc\/portal\/data [^\n]+\.\n$/,
    );
  });

  it('is taken over from a process that has ended', () => {
    // One above the largest pid that Linux gives out.
    writeFileSync(file(), JSON.stringify({ pid: 4_194_305, started: null }));
    expect(() => lockFolder(folder).release()).not.toThrow();
  });

  it('is taken over when its pid now belongs to another process', () => {
    writeFileSync(file(), JSON.stringify({ pid: process.pid, started: '1' }));
    expect(() => lockFolder(folder).release()).not.toThrow();
  });

  it.each(['', '{', 'null', '{"pid":"x"}'])(
    'is taken over when its content %j names no process',
    (content) => {
      writeFileSync(file(), content);
      expect(() => lockFolder(folder).release()).not.toThrow();
    },
  );

  it('is not removed on release when another process has it by then', () => {
    const lock = lockFolder(folder);
    writeFileSync(file(), JSON.stringify({ pid: 1, started: null }));
    lock.release();
    expect(existsSync(file())).toBe(true);
  });
});
