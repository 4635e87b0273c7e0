import { CustomerApi } from '../site/customer-api.ts';
import { expect, testOnOwnPortal } from '../site/test.ts';
import { startTileServer } from '../site/tile-server.ts';
import { expectMap, mapPath } from '../steps/retailers.ts';
import { openAs } from '../steps/sign-in.ts';

testOnOwnPortal(
  'RET-47, SHELL-76, SHELL-77: the map shows image and vector tiles of a configured server with its key and maker; without tiles the stores stay',
  { tag: '@mfe-retailers' },
  async ({ page, portal, faults }) => {
    faults.expect(/\/missing\//);
    const tiles = await startTileServer();
    try {
      const maria = await CustomerApi.signIn(portal.url, 'maria');
      for (const address of [
        '{z}/{x}/{y}.png?key={key}',
        '{z}/{x}/{y}.pbf?key={key}',
        'missing/{z}/{x}/{y}',
      ]) {
        await portal.run([
          'configure',
          `MAP_TILES_URL=${tiles.url}/${address}`,
          'MAPS_KEY=k-1',
          'MAP_ATTRIBUTION=© Local tiles',
        ]);
        await openAs(page, maria, mapPath, portal.url);
        await expectMap(page);
        await expect(page.getByText('Map: © Local tiles')).toBeVisible();
        const ending = address.split('/').at(-1)?.replace('{y}', '').replace('{key}', 'k-1') ?? '';
        await expect
          .poll(() => tiles.asked.filter((path) => path.endsWith(ending)).length)
          .toBeGreaterThan(1);
      }
    } finally {
      await tiles.close();
    }
  },
);
