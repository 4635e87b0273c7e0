import type { RemoteContract } from '@portal/platform/contract';
import { join } from 'node:path';
import { prerender } from './prerender.ts';

const folder = join(__dirname, 'fixtures/mfe-drawn');

const route = (path: `/${string}`, change: object = {}) =>
  ({ id: path.slice(1), path, title: 'title', access: 'guest', frame: 'bare', ...change }) as const;

const contract = (...routes: RemoteContract['routes']): RemoteContract => ({
  name: 'mfe-drawn',
  title: 'Drawn',
  owner: 'samples',
  platform: '^4.0.0',
  routes,
  budget: 20,
  messages: { en: { title: 'Drawn' } },
});

describe('the prerendered screens of a remote', () => {
  it('are the routes that ask for it, as each brand and a demonstration of it show them in each language, without the texts of the brands', async () => {
    const screens = await prerender(folder, contract(route('/drawn', { prerender: true }), route('/other')));
    const [plain, demonstration] = ['[[brand.name]]</h1>', '[[brand.name]], a demonstration</h1>'];
    expect(
      screens.map(({ name, brand, language, demo, html }) => [name, brand, language, demo, html]),
    ).toEqual([
      ['/drawn', 'fernway', 'en', false, `<h1>${plain}`],
      ['/drawn', 'breeze', 'en', false, `<h1>${plain}`],
      ['/drawn', 'fernway', 'en', true, `<h1>${demonstration}`],
      ['/drawn', 'breeze', 'en', true, `<h1>${demonstration}`],
      ['/drawn', 'fernway', 'es', false, `<h1 lang="es">${plain}`],
      ['/drawn', 'breeze', 'es', false, `<h1 lang="es">${plain}`],
      ['/drawn', 'fernway', 'es', true, `<h1 lang="es">${demonstration}`],
      ['/drawn', 'breeze', 'es', true, `<h1 lang="es">${demonstration}`],
    ]);
  });

  it('fail the build with one sentence when one of them throws', async () => {
    await expect(prerender(folder, contract(route('/broken', { prerender: true })))).rejects.toThrow(
      "mfe-drawn can't be prerendered: Error: No screen today",
    );
  });

  it('do not exist without a route that asks for one', async () => {
    expect(await prerender(folder, contract(route('/drawn')))).toEqual([]);
  });
});
