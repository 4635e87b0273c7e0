import type { RouteMatch } from '@portal/platform/contract';
import { freshForMs } from '@portal/platform/early';
import { proxy, ref } from 'valtio';
import { leasesContract } from '../fixtures/contracts.fixture.ts';
import type { RouteResolution } from '../routing/route-resolution.ts';
import { dropEarlyCalls } from './drop-early-calls.ts';

const matchAt = (at: number): RouteMatch => {
  const route = leasesContract.routes[at];
  if (!route) throw new Error(`no route ${at}`);
  return { contract: leasesContract, route, params: {} };
};

/** The calls of a page that opens a route with a token, whose session is checked. */
function start() {
  const state = proxy<{ resolution: RouteResolution }>({
    resolution: ref({ type: 'checking', match: matchAt(1) }),
  });
  const drop = jest.fn();
  dropEarlyCalls({ drop }, { state });
  return { drop, show: (resolution: RouteResolution) => (state.resolution = ref(resolution)) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the calls that the page has started and no screen has taken', () => {
  it('stay when the guard lets the first screen in', () => {
    const { drop, show } = start();
    show({ type: 'remote', match: matchAt(1) });
    expect(drop).not.toHaveBeenCalled();
  });

  it.each<[string, RouteResolution]>([
    ['the guard rejects the screen', { type: 'screen', screen: 'forbidden' }],
    ['somebody has to sign in', { type: 'remote', match: matchAt(0) }],
  ])('end when %s', (_why, resolution) => {
    const { drop, show } = start();
    show(resolution);
    expect(drop).toHaveBeenCalledTimes(1);
  });

  it('end when the customer goes on to another screen', () => {
    const { drop, show } = start();
    show({ type: 'remote', match: matchAt(1) });
    show({ type: 'remote', match: matchAt(2) });
    expect(drop).toHaveBeenCalledTimes(1);
  });

  it('end when their answers no longer count as fresh', () => {
    const { drop } = start();
    jest.advanceTimersByTime(freshForMs - 1);
    expect(drop).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(drop).toHaveBeenCalledTimes(1);
  });
});
