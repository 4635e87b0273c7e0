import { portalConfig } from '@portal/testing/fixtures';
import { absoluteConfig } from './absolute-config.ts';

const portal = 'https://portal.example';

it('the addresses of a release are those of the portal, wherever the page is', () => {
  const config = absoluteConfig(
    portalConfig({ apiBase: '', contentBase: '/content', cardScriptUrl: '/cards.js', chatScriptUrl: null }),
    { portal, api: null },
  );
  expect(config).toMatchObject({
    apiBase: portal,
    contentBase: `${portal}/content`,
    cardScriptUrl: `${portal}/cards.js`,
    chatScriptUrl: null,
  });
  for (const { logo, stylesheet } of config.brands)
    expect([logo, stylesheet].every((address) => /^https?:/.test(address))).toBe(true);
});

it('an address elsewhere stays, and the page’s origin of the api comes before that of the release', () => {
  const given = portalConfig({ apiBase: 'https://api.example', mapTilesUrl: 'https://tiles.example/{z}' });
  expect(absoluteConfig(given, { portal, api: null })).toMatchObject({
    apiBase: 'https://api.example',
    mapTilesUrl: 'https://tiles.example/{z}',
  });
  expect(absoluteConfig(given, { portal, api: 'https://own.example' }).apiBase).toBe('https://own.example');
});
