import { scriptAllowList } from './script-allow-list.ts';

const hash = 'sha384-released' as const;
const page = 'https://portal.example/#/dashboard';
const addresses = scriptAllowList({ integrity: { '/assets/shell/1/main.js': hash } }, page, [
  'https://chat.example/widget.js',
  'http://localhost:5001/',
]);

describe('the allow-list of scripts', () => {
  it('returns the hash of a file of the release, by relative or absolute address', () => {
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

  it('allows the files of a newer release, and changes no known hash', () => {
    const open = scriptAllowList({ integrity: { '/assets/a.js': hash } }, page, []);
    open.adopt({ '/assets/a.js': 'sha384-other', '/assets/b.js': 'sha384-b', '/api/c.js': 'sha384-c' });
    expect(open.integrityOf('/assets/a.js')).toBe(hash);
    expect(open.integrityOf('/assets/b.js')).toBe('sha384-b');
    expect(() => open.integrityOf('/api/c.js')).toThrow(TypeError);
  });

  it('allows the configured script however it was spelled, and no other one', () => {
    const spelled = scriptAllowList({ integrity: {} }, page, [
      'HTTPS://Chat.Example:443/a b.js',
      'https://root.example',
    ]);
    expect(spelled.integrityOf('https://chat.example/a%20b.js')).toBe('');
    expect(spelled.integrityOf('https://root.example')).toBe('');
    for (const other of ['https://chat.example/a', 'https://root.example/other.js'])
      expect(() => spelled.integrityOf(other)).toThrow(TypeError);
  });

  it('allows the configured script and a dev server without a hash', () => {
    expect(addresses.integrityOf('https://chat.example/widget.js')).toBe('');
    expect(addresses.integrityOf('http://localhost:5001/entry.js')).toBe('');
  });
});
