import type { RemoteContract } from '../contract/contract.ts';
import { createContractsStore } from '../contract/contracts-store.ts';
import { sampleContract } from '../test-support/sample-contract.ts';
import { createParcels, type MountParcel } from './create-parcels.ts';
import type { ParcelName } from './parcels.ts';

const profile: RemoteContract = {
  ...sampleContract,
  name: 'mfe-profile',
  parcels: [{ name: 'add-card', props: { object: {} }, emits: ['success'] }],
};
const name: ParcelName = 'profile.addCard';
const place = {
  domElement: document.createElement('div'),
  props: { oldCard: null },
  onEvent: () => {},
};
const mount = jest.fn<ReturnType<MountParcel>, Parameters<MountParcel>>(() =>
  Promise.resolve({ unmount: () => Promise.resolve() }),
);

describe('the parcels of a page', () => {
  it('are those of the contracts in use, also of one that is adopted later', () => {
    const contracts = createContractsStore([sampleContract]);
    const parcels = createParcels(contracts, () => mount);
    expect(parcels.has(name)).toBe(false);
    contracts.adopt(profile);
    expect(parcels.has(name)).toBe(true);
  });

  it('are not offered when the host cannot mount them', async () => {
    const parcels = createParcels(createContractsStore([profile]), () => null);
    expect(parcels.has(name)).toBe(false);
    await expect(parcels.mount(name, place)).rejects.toThrow('no parcel profile.addCard');
  });

  it('are mounted by the names of their contract', async () => {
    await createParcels(createContractsStore([profile]), () => mount).mount(name, place);
    expect(mount.mock.calls).toEqual([[{ remote: 'mfe-profile', parcel: 'add-card' }, place]]);
  });
});
