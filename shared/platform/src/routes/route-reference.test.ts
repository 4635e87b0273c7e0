import { createOwnRoutes } from './create-own-routes.ts';

const own = createOwnRoutes({
  routes: [
    { id: 'list', path: '/samples' },
    { id: 'one', path: '/samples/:id' },
    { id: 'paid-off', path: '/samples/:id/parts/:part' },
    {
      id: 'pay',
      path: '/pay',
      query: { lease: 'string', choose: { optional: { oneOf: ['minimum', 'payoff'] } } },
    },
    { id: 'found', path: '/found', query: { near: { optional: 'string' } } },
  ],
});

describe('a reference to a route', () => {
  it('makes its address from the parameters of path and query', () => {
    expect(own.list()).toBe('/samples');
    expect(own.one({ id: 'a/b' })).toBe('/samples/a%2Fb');
    expect(own.paidOff({ id: '7', part: '8' })).toBe('/samples/7/parts/8');
    expect(own.pay({ lease: '6f 1c', choose: 'payoff' })).toBe('/pay?lease=6f%201c&choose=payoff');
    expect(own.pay({ lease: '6f1c', choose: undefined })).toBe('/pay?lease=6f1c');
    expect([own.found(), own.found({ near: 'home' })]).toEqual(['/found', '/found?near=home']);
  });

  it('throws for a parameter that is empty', () => {
    expect(() => own.one({ id: '' })).toThrow(TypeError);
    expect(() => own.pay({ lease: '' })).toThrow('pay needs more than {"lease":""}');
  });

  it('takes no wrong name, and misses none', () => {
    // Each line is a type error; the type check fails when one of them is not.
    const wrong = () =>
      void [
        // @ts-expect-error There is no such route.
        own.summary,
        // @ts-expect-error The parameter is missing.
        own.one(),
        // @ts-expect-error The parameter has another name.
        own.one({ lease: '7' }),
        // @ts-expect-error One of two parameters is missing.
        own.paidOff({ id: '7' }),
        // @ts-expect-error The required query is missing.
        own.pay({ choose: 'payoff' }),
        // @ts-expect-error The query has no such value.
        own.pay({ lease: '7', choose: 'all' }),
        // @ts-expect-error The query has no such name.
        own.pay({ lease: '7', amount: '5' }),
        // @ts-expect-error A parameter is text.
        own.one({ id: 7 }),
        // @ts-expect-error The route has no parameters.
        own.list({ id: '7' }),
      ];
    expect(wrong).toBeInstanceOf(Function);
  });
});
