import { isBusy, uploadReducer, type Transfers, type UploadAction } from './upload-state.ts';
import type { UploadedFile } from './uploaded-file.ts';

const file = (name: string) => new File(['x'], name);
const chosen = (...names: string[]) => names.map((name) => ({ key: name, file: file(name) }));
const failure = { text: 'Unable to upload file', messages: [] };
const uploaded = (id: string): UploadedFile => ({
  id,
  originalName: id,
  token: 't',
  size: null,
  playtime: null,
  url: null,
});

function after(...actions: readonly UploadAction[]): Transfers {
  return actions.reduce<Transfers>((transfers, action) => uploadReducer(transfers, action, 2), []);
}
const statuses = (transfers: Transfers) => transfers.map(({ key, status }) => `${key} ${status}`);
const add = (...names: string[]): UploadAction => ({ type: 'add', chosen: chosen(...names) });
const release = (...keys: string[]): UploadAction => ({ type: 'release', keys });

describe('a transfer', () => {
  it('UI-06: is queued, then uploading with its progress, then uploaded', () => {
    expect(after(add('a'))).toEqual([expect.objectContaining({ status: 'queued', delayed: true })]);
    expect(after(add('a'), release('a'))).toEqual([
      expect.objectContaining({ status: 'uploading', progress: 0 }),
    ]);
    expect(after(add('a'), release('a'), { type: 'progress', key: 'a', share: 0.4 })).toEqual([
      expect.objectContaining({ status: 'uploading', progress: 0.4 }),
    ]);
    expect(after(add('a'), release('a'), { type: 'succeed', key: 'a', uploaded: uploaded('1') })).toEqual([
      expect.objectContaining({ status: 'uploaded', uploaded: uploaded('1') }),
    ]);
  });

  it('UI-06: or failed, and can then be tried again from the start', () => {
    const failed = [add('a'), release('a'), { type: 'fail', key: 'a', failure } as const];
    expect(after(...failed)).toEqual([expect.objectContaining({ status: 'failed', failure })]);
    expect(after(...failed, { type: 'retry', key: 'a' })).toEqual([
      expect.objectContaining({ status: 'queued', delayed: true }),
    ]);
  });

  it('never goes back, nor beyond its whole', () => {
    const shares = (...given: number[]) =>
      after(
        add('a'),
        release('a'),
        ...given.map((share) => ({ type: 'progress', key: 'a', share }) as const),
      )[0];
    expect(shares(0.5, 0.2)).toMatchObject({ progress: 0.5 });
    expect(shares(7)).toMatchObject({ progress: 1 });
  });

  it.each<UploadAction>([
    { type: 'progress', key: 'a', share: 1 },
    { type: 'succeed', key: 'a', uploaded: uploaded('1') },
    { type: 'fail', key: 'a', failure },
    { type: 'retry', key: 'a' },
  ])('stays queued whatever comes too early: %o', (action) => {
    expect(statuses(after(add('a'), action))).toEqual(['a queued']);
  });

  it('that was cancelled stays gone when its answer comes', () => {
    const cancelled = [add('a'), release('a'), { type: 'drop', key: 'a' } as const];
    expect(after(...cancelled, { type: 'succeed', key: 'a', uploaded: uploaded('1') })).toEqual([]);
  });
});

describe('the queue', () => {
  it('sends no more at once than it may, first come first', () => {
    const three = [add('a', 'b', 'c'), release('a', 'b', 'c')];
    expect(statuses(after(...three))).toEqual(['a uploading', 'b uploading', 'c queued']);
    expect(statuses(after(...three, { type: 'fail', key: 'b', failure }))).toEqual([
      'a uploading',
      'b failed',
      'c uploading',
    ]);
    expect(statuses(after(...three, { type: 'drop', key: 'a' }))).toEqual(['b uploading', 'c uploading']);
  });

  it('UI-68: gives a free place to none whose delay has not passed', () => {
    expect(statuses(after(add('a'), add('b'), release('b')))).toEqual(['a queued', 'b uploading']);
  });

  it('is busy while something waits or is sent, and not when all has ended', () => {
    expect(isBusy([])).toBe(false);
    expect(isBusy(after(add('a')))).toBe(true);
    expect(isBusy(after(add('a'), release('a')))).toBe(true);
    expect(isBusy(after(add('a'), release('a'), { type: 'fail', key: 'a', failure }))).toBe(false);
  });
});
