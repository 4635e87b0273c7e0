import { addressesOf } from './addresses.ts';

const hash = 'sha384-released' as const;
const page = 'https://portal.example/#/dashboard';
const addresses = addressesOf({ integrity: { '/assets/shell/1/main.js': hash } }, page, [
  'https://chat.example/widget.js',
  'http://localhost:5001/',
]);

describe('addresses that the page may run', () => {
  it('answers the hash of a file of the release, relative or whole', () => {
    expect(addresses.integrityOf('/assets/shell/1/main.js')).toBe(hash);
    expect(addresses.integrityOf('https://portal.example/assets/shell/1/main.js')).toBe(hash);
  });

  it.each([
    '/assets/shell/1/other.js',
    'https://evil.example/assets/shell/1/main.js',
    'https://chat.example/other.js',
    'https://chat.example/widget.js/../x.js',
    'data:text/javascript,alert(1)',
    'http://localhost:50010/entry.js',
  ])('throws for %s', (address) => {
    expect(() => addresses.integrityOf(address)).toThrow(TypeError);
  });

  it('lets the files of a newer release in, and changes no hash that is known', () => {
    const open = addressesOf({ integrity: { '/assets/a.js': hash } }, page, []);
    open.adopt({ '/assets/a.js': 'sha384-other', '/assets/b.js': 'sha384-b', '/api/c.js': 'sha384-c' });
    expect(open.integrityOf('/assets/a.js')).toBe(hash);
    expect(open.integrityOf('/assets/b.js')).toBe('sha384-b');
    expect(() => open.integrityOf('/api/c.js')).toThrow(TypeError);
  });

  it('lets the configured script and a dev server pass without a hash', () => {
    expect(addresses.integrityOf('https://chat.example/widget.js')).toBe('');
    expect(addresses.integrityOf('http://localhost:5001/entry.js')).toBe('');
  });
});
