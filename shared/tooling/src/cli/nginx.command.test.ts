import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtShell } from '../release/fixtures/built-folder.ts';
import { release } from '../release/index.ts';
import { printNginx } from './nginx.command.ts';

let work: string;
const environment = process.env;
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  await release(join(work, 'site'), [builtShell(join(work, 'dist'))]);
});
afterEach(() => {
  process.env = environment;
  jest.restoreAllMocks();
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

async function printed(
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<string> {
  process.env = { ...environment, SITE_DIR: join(work, 'site'), ...env };
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const given = ['--name', 'portal.example', '--certificate', 'portal.pem', '--key', 'portal.key'];
  await printNginx([...given, ...options]);
  return String(write.mock.calls.at(-1)?.[0]);
}

it('an empty PORT or HSTS_SECONDS counts as not set for portal nginx', async () => {
  const standard = await printed({});
  expect(standard).toContain('max-age=31536000');
  expect(await printed({ PORT: '', HSTS_SECONDS: ' ' })).toBe(standard);
  expect(await printed({ HSTS_SECONDS: '600' })).toContain('max-age=600');
  expect(await printed({ PORT: '8080' })).toContain('8080');
});

it('portal nginx rejects a CONTENT_DIR that is not a folder', async () => {
  const contentDir = join(work, 'nowhere');
  await expect(printed({ CONTENT_DIR: contentDir })).rejects.toThrow(
    `CONTENT_DIR must be a folder that exists, or empty, not ${contentDir}.`,
  );
  expect(await printed({ CONTENT_DIR: work })).toContain(`alias "${work}/`);
});

it('portal nginx trusts an api by the authorities of the machine, or by those in a file', async () => {
  const API_URL = 'https://api.example/';
  expect(await printed({ API_URL })).toMatch(
    /proxy_pass "https:\/\/api\.example";[\s\S]+proxy_ssl_verify on;/,
  );
  const config = await printed({ API_URL }, ['--api-certificates', '/srv/own.pem']);
  expect(config).toContain('proxy_ssl_trusted_certificate "/srv/own.pem";');
  await expect(printed({ API_URL: 'https://gateway.example/portal' })).rejects.toThrow(
    /API_URL must be an origin/,
  );
});
