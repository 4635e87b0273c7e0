import type { RemoteContract, RouteContract } from '@portal/platform/contract';
import { sampleContract } from '../release/fixtures/built-folder.ts';
import { routeVisits, visitPath } from './route-visits.ts';

const route = (id: string, more: Partial<RouteContract> = {}): RouteContract => ({
  id,
  path: `/${id}`,
  title: 'title',
  access: 'customer',
  ...more,
});
const contract = (...routes: readonly RouteContract[]): RemoteContract =>
  sampleContract('mfe-sample', { routes });
const lookUp = () => Promise.resolve('17');

describe('the visits of a release', () => {
  it('have every route of every contract, with its sample', () => {
    const samples = {
      'mfe-sample': {
        list: { account: 'ida', heading: 'Own' },
        leave: { account: null, redirectsTo: 'list' },
      },
    };
    const visits = routeVisits([contract(route('list'), route('leave', { access: 'public' }))], samples);
    expect(visits).toMatchObject([
      { remote: 'mfe-sample', route: { id: 'list' }, drawn: { id: 'list' }, account: 'ida', title: 'Own' },
      { remote: 'mfe-sample', route: { id: 'leave' }, drawn: { id: 'list' }, account: null, title: 'Sample' },
    ]);
  });

  it('have the reads of their address, those as well whose value the sample lacks', () => {
    const reads = [
      { path: '/all' },
      { path: '/old', when: ['old'] },
      { path: '/new', unless: ['old'] },
      { path: '/{id}', params: { id: { fromAddress: 'id' } } },
    ] as const;
    const samples = { 'mfe-sample': { old: { account: 'ida', inputs: { old: '7' } } } };
    const visits = routeVisits(
      [contract(route('old', { reads }), route('other', { reads: reads.slice(0, 2) }))],
      samples,
    );
    expect(visits.map((visit) => visit.reads)).toEqual([3, 1]);
  });

  it.each([
    ['customer', 'maria'],
    ['guest', null],
    ['public', null],
  ] as const)(
    'have a %s route that was added to a contract and nothing else, opened by %s',
    (access, account) => {
      const [visit] = routeVisits([contract(route('new', { access }))], {});
      expect(visit).toMatchObject({ route: { id: 'new' }, account, title: 'Sample' });
    },
  );
});

describe('the address of a visit', () => {
  const pathOf = (added: RouteContract, samples = {}) => {
    const [visit] = routeVisits([contract(added)], { 'mfe-sample': samples });
    if (!visit) throw new Error('There is no visit.');
    return visitPath(visit, lookUp);
  };

  it('has the parameters of the sample, those looked up as well', async () => {
    const one = route('one', { path: '/one/:id', query: { of: 'string' } });
    const sample = { account: null, inputs: { id: { lease: 'id' }, of: 'a b' } };
    expect(await pathOf(one, { one: sample })).toBe('/one/17?of=a%20b');
  });

  it('fails for a route with parameters that was added to a contract and nothing else', async () => {
    await expect(pathOf(route('one', { path: '/one/:id', query: { of: 'string' } }))).rejects.toThrow(
      'The route one of mfe-sample needs id, of: add it to mfe-sample/remote.samples.ts.',
    );
  });
});
