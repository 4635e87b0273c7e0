import { fileOf } from './workspace-file.ts';

const folder = '/portal/mfe-support';

describe('the file of a workspace for an address of the dev server', () => {
  it.each([
    ['/content/fernway/faq.json', 'content/fernway/faq.json'],
    ['/content/fernway/faq.es.json', 'content/fernway/faq.es.json'],
    ['/content/breeze/slides/1.svg', 'content/breeze/slides/1.svg'],
    ['/assets/mfe-support/0123456789ab/entry.1.js', 'dist/0123456789ab/entry.1.js'],
  ])('of %s is %s', (path, file) => {
    expect(fileOf(folder, path)).toBe(`${folder}/${file}`);
  });

  it.each([
    '/content/faq.json',
    '/content/fernway/',
    '/content/../remote.contract.ts',
    '/content/fernway/../../remote.contract.ts',
    '/content/fernway/slides/../../../package.json',
    '/content/fernway/.env',
    '/content/fernway/%2e%2e/package.json',
    '/content/fernway//etc/passwd',
    '/content/fernway/..\\package.json',
    '/assets/mfe-other/0123456789ab/entry.1.js',
    '/assets/mfe-support/0123456789ab/../entry.1.js',
    '/support/faq',
  ])('does not exist for %s', (path) => {
    expect(fileOf(folder, path)).toBeUndefined();
  });
});
