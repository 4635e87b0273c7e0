import { admit } from './validate-files.ts';

const file = (name: string, type = '') => new File(['x'], name, { type });
const free = { accept: [], maxFiles: Infinity, multiple: true, taken: [] };
const names = (files: readonly File[]) => files.map(({ name }) => name);

it('UI-42: skips a name that is there already, also twice in one choice', () => {
  const { admitted, refused } = admit([file('a.pdf'), file('b.pdf'), file('b.pdf')], {
    ...free,
    taken: ['a.pdf'],
  });
  expect(names(admitted)).toEqual(['b.pdf']);
  expect(refused).toEqual([
    { name: 'a.pdf', why: 'duplicate' },
    { name: 'b.pdf', why: 'duplicate' },
  ]);
});

it('UI-42: takes the same name where only one file is kept', () => {
  expect(admit([file('a.pdf')], { ...free, multiple: false, taken: ['a.pdf'] }).refused).toEqual([]);
});

it('UI-41: takes as many as there is room for, and refuses the rest', () => {
  const { admitted, refused } = admit([file('b'), file('c'), file('d')], {
    ...free,
    maxFiles: 2,
    taken: ['a'],
  });
  expect(names(admitted)).toEqual(['b']);
  expect(refused).toEqual([
    { name: 'c', why: 'limit' },
    { name: 'd', why: 'limit' },
  ]);
});

it('gives room to nothing that is refused for another reason', () => {
  const { admitted } = admit([file('a.exe'), file('b.pdf')], { ...free, accept: ['.pdf'], maxFiles: 1 });
  expect(names(admitted)).toEqual(['b.pdf']);
});
