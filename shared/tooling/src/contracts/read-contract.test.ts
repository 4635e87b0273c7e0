import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-contract-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Two readings of a contract in one process of Node, whose title changes in between. */
const script = (folder: string) => `
import { utimesSync, writeFileSync } from 'node:fs';
import { contractFile, readChangedContract } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'read-contract.ts')).href)};
const routes = [{ id: 'one', path: '/one', title: 'one', access: 'customer' }];
const folder = ${JSON.stringify(folder)};
const titleOf = async (title, seconds) => {
  const contract = { name: 'mfe-sample', title, owner: 'tests', platform: '^4.0.0', routes, budget: 1, messages: { en: { one: 'One' } } };
  writeFileSync(contractFile(folder), 'export const contract = ' + JSON.stringify(contract));
  utimesSync(contractFile(folder), seconds, seconds);
  return (await readChangedContract(folder)).title;
};
console.log(await titleOf('First', 1000), await titleOf('Second', 2000));
`;

it('a contract that changes while dev runs is read anew', () => {
  const folder = join(root, 'mfe-sample');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script(folder)];
  expect(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })).toBe(
    'First Second\n',
  );
});
