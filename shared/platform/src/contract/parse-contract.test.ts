import { at, looseCopy, type Loose } from '../test-support/loose-json.ts';
import { ContractError, parseContract } from './parse-contract.ts';
import { sampleContract } from '../test-support/sample-contract.ts';

function changed(change: (contract: Loose & { routes: Loose[]; messages: { en: Loose } }) => void): unknown {
  const copy = looseCopy<Loose & { routes: Loose[]; messages: { en: Loose } }>(sampleContract);
  change(copy);
  return copy;
}

function faultOf(value: unknown): string {
  try {
    parseContract(value);
  } catch (error) {
    if (error instanceof ContractError) return error.message;
    throw error;
  }
  return 'no fault';
}

describe('parseContract', () => {
  it('accepts a contract with everything in it', () => {
    expect(parseContract(changed(() => {}))).toEqual(sampleContract);
  });

  it.each([
    ['nothing', undefined, 'contract is missing.'],
    ['a text', 'mfe', 'contract is wrong: Expected object, found "mfe".'],
    ['another name', changed((c) => (c['name'] = 'leases')), 'contract.name'],
    ['no routes', changed((c) => (c.routes = [])), 'contract.routes'],
    ['an unknown key', changed((c) => (c['extra'] = 1)), 'contract.extra is not known here.'],
    [
      'a skeleton without height',
      changed((c) => (at(c.routes, 0)['skeleton'] = [240, 0])),
      'contract.routes.0.skeleton.1',
    ],
    [
      'an unknown key of a route',
      changed((c) => (at(c.routes, 0)['entrance'] = 'public')),
      'contract.routes.0.entrance',
    ],
    [
      'a range that is not semver',
      changed((c) => (c['platform'] = 'latest')),
      'contract.platform is wrong: Expected a range',
    ],
    ['a path without slash', changed((c) => (at(c.routes, 0)['path'] = 'samples')), 'contract.routes.0.path'],
    [
      'a path with a slash at its end',
      changed((c) => (at(c.routes, 0)['path'] = '/samples/')),
      'contract.routes.0.path',
    ],
    [
      'a path to another host',
      changed((c) => (at(c.routes, 0)['path'] = '//evil')),
      'contract.routes.0.path',
    ],
    [
      'unknown access',
      changed((c) => (at(c.routes, 0)['access'] = 'anyone')),
      'contract.routes.0.access is wrong: Expected an access rule',
    ],
    [
      'a read of another site',
      changed((c) => (at(c.routes, 0)['reads'] = [{ path: '//evil/leases' }])),
      'contract.routes.0.reads.0.path',
    ],
    [
      'a read whose value is neither a text nor from the address',
      changed((c) => (at(c.routes, 0)['reads'] = [{ path: '/leases', query: { page: 7 } }])),
      'contract.routes.0.reads.0.query.page is wrong: Expected a text, or a parameter of the address',
    ],
    [
      'a read with a parameter that the address does not have',
      changed(
        (c) => (at(c.routes, 2)['reads'] = [{ path: '/{x}', params: { x: { fromAddress: 'lease' } } }]),
      ),
      'mfe-sample: a read of route one needs lease, which its address does not have.',
    ],
    [
      'a read of a screen without a session',
      changed((c) => (at(c.routes, 3)['reads'] = [{ path: '/leases' }])),
      'mfe-sample: route part has reads, which need a session, and opens without one.',
    ],
    [
      'access that asks for nothing',
      changed((c) => (at(c.routes, 0)['access'] = {})),
      'contract.routes.0.access',
    ],
    [
      'an unknown guard',
      changed((c) => (at(c.routes, 0)['access'] = { guard: 'root' })),
      'contract.routes.0.access',
    ],
    ['no budget', changed((c) => delete c['budget']), 'contract.budget is missing.'],
    ['a budget of zero', changed((c) => (c['budget'] = 0)), 'contract.budget'],
    [
      'an origin over plain http',
      changed((c) => (c['origins'] = { script: ['http://x.example'] })),
      'contract.origins.script.0',
    ],
    [
      'an origin that would open the CSP',
      changed((c) => (c['origins'] = { script: ["'unsafe-eval'"] })),
      'contract.origins.script.0',
    ],
    [
      'a script made of data',
      changed((c) => (c['origins'] = { script: ['data:'] })),
      'contract.origins.script.0',
    ],
    [
      'a parcel of no shape',
      changed((c) => (c['parcels'] = [{ name: 'x', props: 'text' }])),
      'contract.parcels.0.props',
    ],
    [
      'a parcel’s event whose detail has no shape',
      changed(
        (c) => (c['parcels'] = [{ name: 'x', props: 'string', emits: [{ name: 'y', detail: 'text' }] }]),
      ),
      'contract.parcels.0.emits.0',
    ],
    [
      'an event called like a method',
      changed((c) => (c['emits'] = { toString: { detail: 'string' } })),
      'contract.emits.toString',
    ],
    [
      'an icon that is not a path',
      changed((c) => (at(c['menu'], 0)['icon'] = 'leases')),
      'contract.menu.0.icon',
    ],
    ['no English messages', changed((c) => ((c as Loose)['messages'] = {})), 'contract.messages'],
  ])('rejects %s and says where', (_name, value, place) => {
    expect(faultOf(value)).toContain(place);
  });

  it.each([
    ['two routes of one id', changed((c) => (at(c.routes, 1)['id'] = 'list')), 'two routes have the id list'],
    [
      'two routes for the same addresses',
      changed((c) => (at(c.routes, 1)['path'] = '/samples/:name')),
      'two routes have the path /samples/:',
    ],
    ['a parameter twice', changed((c) => (at(c.routes, 3)['path'] = '/x/:id/:id')), 'two parameters :id'],
    [
      'a prerendered route with a frame',
      changed((c) => Object.assign(at(c.routes, 0), { prerender: true, access: 'guest' })),
      "route list can't be prerendered: it must be bare, without parameters, and open without a session.",
    ],
    [
      'a prerendered route that needs a session',
      changed((c) => Object.assign(at(c.routes, 0), { prerender: true, frame: 'bare' })),
      "route list can't be prerendered",
    ],
    [
      'a prerendered route with a parameter',
      changed((c) =>
        Object.assign(at(c.routes, 0), {
          path: '/other/:id',
          prerender: true,
          frame: 'bare',
          access: 'public',
        }),
      ),
      "route list can't be prerendered",
    ],
    [
      'a back link to a route that does not exist',
      changed((c) => (at(c.routes, 0)['back'] = 'gone')),
      'the back link of route list leads to route gone, which does not exist.',
    ],
    [
      'a back link to a route with other parameters',
      changed((c) => (at(c.routes, 0)['back'] = 'one')),
      'the back link of route list needs id',
    ],
    [
      'a back link to a route with a required query value',
      changed((c) => (at(c.routes, 0)['query'] = { tab: 'string' })),
      'the back link of route one needs tab',
    ],
    [
      'a tab group that does not exist',
      changed((c) => (at(c.routes, 0)['tabs'] = { group: 'none' })),
      'tab group none',
    ],
    [
      'a tab that does not exist',
      changed((c) => (at(c.routes, 2)['tabs'] = { group: 'main' })),
      'no tab one',
    ],
    [
      'a tab to a route that does not exist',
      changed((c) => (c['tabGroups'] = [{ id: 'main', tabs: [{ route: 'gone', label: 'list' }] }])),
      'points to route gone',
    ],
    [
      'a menu item to a route with a parameter',
      changed((c) => (at(c['menu'], 0)['route'] = 'one')),
      'a menu item leads to route one, which needs id.',
    ],
    [
      'a menu item to a route that does not exist',
      changed((c) => (at(c['menu'], 0)['route'] = 'gone')),
      'a menu item names route gone, which does not exist.',
    ],
    [
      'a menu item that is current on a route that does not exist',
      changed((c) => (at(c['menu'], 0)['activeOn'] = ['lost'])),
      'a menu item names route lost, which does not exist.',
    ],
    [
      'a title without a message',
      changed((c) => delete c.messages.en['one']),
      'messages.en has no message for one',
    ],
    [
      'a text that only Spanish has',
      changed((c) => ((c['messages'] as Loose)['es'] = { otro: 'x' })),
      'messages.es has otro',
    ],
    [
      'an event of the platform',
      changed((c) => (c['emits'] = { 'session.ended': { detail: 'string' } })),
      "emits session.ended, which is an event of the platform's own",
    ],
    [
      'an event of the platform in another shape',
      changed((c) => (c['listens'] = { 'session.ended': 'string' })),
      'listens to session.ended in another shape',
    ],
    [
      'two parcels of one name',
      changed(
        (c) =>
          (c['parcels'] = [
            { name: 'x', props: 'string' },
            { name: 'x', props: 'string' },
          ]),
      ),
      'two parcels are named x',
    ],
  ])('rejects %s, and names the remote', (_name, value, fault) => {
    expect(faultOf(value)).toContain('mfe-sample: ');
    expect(faultOf(value)).toContain(fault);
  });
});
