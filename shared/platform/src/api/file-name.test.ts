import { fileNameOf } from './file-name.ts';

it.each([
  [null, null],
  ['', null],
  ['attachment', null],
  ['attachment; filename=""', null],
  ['attachment; filename=leases.csv', 'leases.csv'],
  ['attachment; filename="all \\"my\\" leases.csv"; size=5', 'all "my" leases.csv'],
  [`attachment; filename="x.csv"; filename*=UTF-8''all%20leases%E2%82%AC.csv`, 'all leases€.csv'],
  [`attachment; filename="x.csv"; filename*=UTF-8''%E2%82`, 'x.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\a.csv"', 'a.csv'],
])('UI-57: %j names the file %j', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
