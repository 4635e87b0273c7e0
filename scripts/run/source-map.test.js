import { charactersBySource, partOf } from './source-map.mjs';

it('charactersBySource counts each character of a line for the segment that it is in', () => {
  // Columns 0 to 3 of source a, 4 to 5 of source b, then one that comes from none.
  const map = { mappings: 'AAAA,ICAA,E;AAAA', sources: ['a', 'b'] };
  expect(Object.fromEntries(charactersBySource('aaaabb-\nbb', map))).toEqual({ a: 4, b: 4, '': 1 });
});

it.each([
  ['webpack://mfe_auth/../node_modules/.pnpm/react-dom@19.3.1/node_modules/react-dom/client.js', 'react-dom'],
  [
    'webpack://shell/../node_modules/.pnpm/@emotion+react@11/node_modules/@emotion/react/a.js?1f2e',
    '@emotion/react',
  ],
  ['webpack://shell/../shared/ui/src/button.tsx', '@portal/ui'],
  ['webpack://shell/./src/app.tsx', 'its own source'],
  ['webpack://shell/webpack/runtime/jsonp', 'webpack'],
  ['webpack://mfe/../node_modules/.federation/entry.1f.js', 'webpack'],
  ['', 'webpack'],
])('partOf %s is %s', (source, part) => expect(partOf(source)).toBe(part));
