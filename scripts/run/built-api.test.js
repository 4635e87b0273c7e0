import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scripts = join(__dirname, '..');

describe.each(['refund', 'reconcile'])('the command %s', (name) => {
  let checkout;
  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'portal-built-api-'));
    mkdirSync(join(checkout, 'scripts'));
    for (const part of [`${name}.mjs`, 'commands', 'run'])
      cpSync(join(scripts, part), join(checkout, 'scripts', part), { recursive: true });
    writeFileSync(join(checkout, 'package.json'), '{ "packageManager": "pnpm@10.34.9" }');
  });
  afterEach(() => rmSync(checkout, { recursive: true }));

  const runWith = (...args) => {
    const script = join(checkout, 'scripts', `${name}.mjs`);
    return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', timeout: 60_000 });
  };

  it('runs the api that is built, and installs and builds nothing', () => {
    mkdirSync(join(checkout, 'api/dist'), { recursive: true });
    const program = 'console.log(JSON.stringify(process.argv.slice(2))); process.exitCode = 3;';
    writeFileSync(join(checkout, 'api/dist', `${name}.js`), program);
    expect(runWith('--', '123', '--confirm')).toMatchObject({
      status: 3,
      stdout: '["123","--confirm"]\n',
      stderr: '',
    });
    expect(readdirSync(checkout).sort()).toEqual(['api', 'package.json', 'scripts']);
    expect(readdirSync(join(checkout, 'api/dist'))).toEqual([`${name}.js`]);
  });

  it('says how to build the api when it is not built', () => {
    expect(runWith()).toMatchObject({
      status: 1,
      stderr: 'The api is not built: run npx pnpm@10.34.9 --filter @portal/api build first.\n',
    });
  });
});
