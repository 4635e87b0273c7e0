import { leaseScheduledPayments, listRetailers } from '@portal/api-contract';
import { defineContract } from './define-contract.ts';
import { parseContract } from './parse-contract.ts';
import { fromAddress, readOf } from './read-contract.ts';

const route = { id: 'one', title: 'one', access: 'customer' } as const;
const contract = {
  name: 'mfe-sample',
  title: 'Sample',
  owner: 'samples',
  platform: '^4.0.0',
  budget: 20,
  messages: { en: { one: 'One' } },
} as const;
const search = { centre: { latitude: 32.84, longitude: -83.63 }, radiusMiles: 25, types: [] };
const scheduled = <const Name extends string>(name: Name) =>
  readOf(leaseScheduledPayments, { leaseUuid: fromAddress(name) });

describe('the reads of a route', () => {
  it('name parameters of its path and its query', () => {
    const given = defineContract({
      ...contract,
      routes: [
        {
          ...route,
          path: '/one/:lease',
          query: { payoff: { optional: 'string' }, at: { optional: 'string' } },
          reads: [
            scheduled('lease'),
            scheduled('payoff'),
            readOf(listRetailers, search, { unless: ['at'] }),
            { path: '/api/leases/{id}', params: { id: { fromAddress: 'lease' } } },
          ],
        },
      ],
    });
    expect(parseContract(JSON.parse(JSON.stringify(given)))).toEqual(given);
  });

  it('name no other parameter', () => {
    // Each is a type error; the type check fails when one of them is not.
    const wrong = [
      () =>
        defineContract({
          ...contract,
          // @ts-expect-error The address has no such parameter.
          routes: [{ ...route, path: '/one/:lease', reads: [scheduled('leese')] }],
        }),
      () =>
        defineContract({
          ...contract,
          routes: [
            { ...route, path: '/one/:lease' },
            // @ts-expect-error The parameter is of the route before it.
            { ...route, id: 'two', path: '/two', reads: [scheduled('lease')] },
          ],
        }),
      () =>
        defineContract({
          ...contract,
          routes: [
            {
              ...route,
              path: '/one',
              query: { at: 'string' },
              // @ts-expect-error The query has no such name.
              reads: [readOf(listRetailers, search, { unless: ['near'] })],
            },
          ],
        }),
      () =>
        defineContract({
          ...contract,
          routes: [
            {
              ...route,
              path: '/one',
              query: { at: 'string' },
              // @ts-expect-error The query has no such name.
              reads: [readOf(listRetailers, search, { when: ['near'] })],
            },
          ],
        }),
    ];
    for (const define of wrong)
      expect(() => parseContract(define())).toThrow('which its address does not have.');
  });
});
