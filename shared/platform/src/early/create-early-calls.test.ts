import type { EarlyCall } from '../api/early-calls.ts';
import { freshForMs } from '../query/fresh-for.ts';
import { createEarlyCalls } from './create-early-calls.ts';

const headers = { Authorization: 'Bearer abc', 'X-Brand': 'fernway' };
const request = { method: 'GET', address: 'https://api.example/leases', headers };

function leftAtWindow(change: Partial<EarlyCall> = {}): EarlyCall {
  const call = {
    ...request,
    startedAt: Date.now(),
    response: Promise.resolve(Response.json({})),
    limit: setTimeout(() => {}),
    abort: jest.fn(),
  };
  return { ...call, ...change };
}

describe('early calls', () => {
  it('are taken over once, and nobody else finds them at the window', () => {
    const call = leftAtWindow();
    const page = { __portalEarlyCalls: [call] };
    const calls = createEarlyCalls(page);
    expect(page).toEqual({});
    expect(calls.take(request)).toBe(call);
    expect(calls.take(request)).toBeNull();
  });

  it.each([
    ['method', { method: 'POST' }],
    ['address', { address: 'https://api.example/leases?page=2' }],
    ['token', { headers: { ...headers, Authorization: 'Bearer other' } }],
    ['brand', { headers: { ...headers, 'X-Brand': 'breeze' } }],
    ['set of headers', { headers: { ...headers, 'Idempotency-Key': '1' } }],
  ])('are not those of a request with another %s', (_what, change) => {
    const calls = createEarlyCalls({ __portalEarlyCalls: [leftAtWindow()] });
    expect(calls.take({ ...request, ...change })).toBeNull();
    expect(calls.take(request)).not.toBeNull();
  });

  it('are taken over only while their answers count as fresh', () => {
    const old = leftAtWindow({ startedAt: Date.now() - freshForMs });
    expect(createEarlyCalls({ __portalEarlyCalls: [old] }).take(request)).toBeNull();
  });

  it('end when they are dropped, except for those that have been taken over', () => {
    const taken = leftAtWindow();
    const unused = leftAtWindow({ address: 'https://api.example/cards' });
    const calls = createEarlyCalls({ __portalEarlyCalls: [taken, unused] });
    calls.take(request);
    calls.drop();
    expect(unused.abort).toHaveBeenCalledTimes(1);
    expect(taken.abort).not.toHaveBeenCalled();
    expect(calls.take(unused)).toBeNull();
  });

  it('are empty when the page has started none', () => {
    expect(createEarlyCalls({}).take(request)).toBeNull();
  });
});
