import { createScriptAddresses } from './script-addresses.ts';

const address = '/assets/mfe-leases/one/entry.js';

const mendCache = jest.fn();

describe('the address of a script', () => {
  it('is the released one first, and one that no cache knows for every later try', () => {
    const addresses = createScriptAddresses(location, mendCache);
    expect(addresses.of(address)).toBe(address);
    expect(mendCache).not.toHaveBeenCalled();
    expect(addresses.of(address)).toBe(`${address}?try=2`);
    expect(mendCache.mock.calls).toEqual([[address]]);
    expect(addresses.of(`${location.origin}${address}`)).toBe(`${location.origin}${address}?try=3`);
    expect(addresses.of('/assets/other.js')).toBe('/assets/other.js');
  });

  it('is one that no cache knows, once only its preload has failed', () => {
    const addresses = createScriptAddresses(location, mendCache);
    addresses.distrust([address]);
    addresses.distrust([address]);
    expect(addresses.of(address)).toBe(`${address}?try=2`);
  });
});
