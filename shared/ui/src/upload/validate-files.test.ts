import { validateFiles } from './validate-files.ts';

const file = (name: string, type = '') => new File(['x'], name, { type });
const free = { accept: [], maxFiles: Infinity, multiple: true, taken: [] };
const names = (files: readonly File[]) => files.map(({ name }) => name);

it('UI-42: skips a name that is there already, also twice in one choice', () => {
  const { accepted, rejected } = validateFiles([file('a.pdf'), file('b.pdf'), file('b.pdf')], {
    ...free,
    taken: ['a.pdf'],
  });
  expect(names(accepted)).toEqual(['b.pdf']);
  expect(rejected).toEqual([
    { name: 'a.pdf', reason: 'duplicate' },
    { name: 'b.pdf', reason: 'duplicate' },
  ]);
});

it('UI-42: takes the same name where only one file is kept', () => {
  expect(validateFiles([file('a.pdf')], { ...free, multiple: false, taken: ['a.pdf'] }).rejected).toEqual([]);
});

it('UI-41: takes as many as there is room for, and rejects the rest', () => {
  const { accepted, rejected } = validateFiles([file('b'), file('c'), file('d')], {
    ...free,
    maxFiles: 2,
    taken: ['a'],
  });
  expect(names(accepted)).toEqual(['b']);
  expect(rejected).toEqual([
    { name: 'c', reason: 'limit' },
    { name: 'd', reason: 'limit' },
  ]);
});

it('gives room to nothing that is rejected for another reason', () => {
  const { accepted } = validateFiles([file('a.exe'), file('b.pdf')], {
    ...free,
    accept: ['.pdf'],
    maxFiles: 1,
  });
  expect(names(accepted)).toEqual(['b.pdf']);
});
