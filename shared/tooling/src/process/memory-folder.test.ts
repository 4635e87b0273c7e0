// cspell:ignore statfs bavail
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder.ts';

jest.mock('node:fs', () => ({ ...jest.requireActual<typeof fs>('node:fs'), statfsSync: jest.fn() }));

const inMemory = 0x01021994;
const onDisk = 0xef53;
const gigabyte = 1024 ** 3;

const hasFileSystem = (type: number, free: number) =>
  jest.mocked(fs.statfsSync).mockReturnValue({ type, bsize: 4096, bavail: free / 4096 } as fs.StatsFs);

describe('memoryFolder', () => {
  it('is a folder in memory with at least 4 GB free', () => {
    hasFileSystem(inMemory, 4 * gigabyte);
    expect(memoryFolder(tmpdir())).toBe(tmpdir());
  });

  it('is none where less is free', () => {
    hasFileSystem(inMemory, 4 * gigabyte - 4096);
    expect(memoryFolder(tmpdir())).toBeNull();
  });

  it('is none where the folder is on a disk', () => {
    hasFileSystem(onDisk, 100 * gigabyte);
    expect(memoryFolder(tmpdir())).toBeNull();
  });

  it('is none where the system has no such folder', () => {
    hasFileSystem(inMemory, 100 * gigabyte);
    expect(memoryFolder(join(tmpdir(), 'no-such-folder'))).toBeNull();
  });
});
