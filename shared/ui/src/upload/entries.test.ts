import { entriesOf } from './entries.ts';
import type { Transfers } from './upload-state.ts';
import type { UploadedFile } from './uploaded-file.ts';

const kept = (id: string, originalName = id): UploadedFile => ({
  id,
  originalName,
  token: 't',
  size: null,
  playtime: null,
  url: null,
});
const file = new File(['x'], 'x');
const transfers: Transfers = [
  { status: 'uploaded', key: 'k1', file, uploaded: kept('new') },
  { status: 'uploading', key: 'k2', file, progress: 0 },
];

it('a file keeps its place and its row from its choice on', () => {
  expect(entriesOf([kept('old'), kept('new')], transfers).map(({ key }) => key)).toEqual([
    'file-old-0',
    'k1',
    'k2',
  ]);
});

it('what is uploaded is what the value says: renamed, or gone', () => {
  expect(entriesOf([kept('new', 'better')], transfers)[0]).toMatchObject({
    uploaded: { originalName: 'better' },
  });
  expect(entriesOf([], transfers).map(({ key }) => key)).toEqual(['k2']);
});

it('has a key of its own for every file, also for two of one id', () => {
  const keys = entriesOf(
    [kept('a'), kept('a')],
    [...transfers, { status: 'uploaded', key: 'k3', file, uploaded: kept('a') }],
  ).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it('a row stays when the one before it goes', () => {
  const keyOfB = (value: readonly UploadedFile[]) => entriesOf(value, []).at(-1)?.key;
  expect(keyOfB([kept('b')])).toBe(keyOfB([kept('a'), kept('b')]));
});
