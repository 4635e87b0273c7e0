import type { ContractsStore } from '../contract/contracts-store.ts';
import { camelCase } from '../routes/route-reference.ts';
import type { MountedParcel, Parcels } from './parcels.ts';

/** A parcel by the names of its contract. */
export interface ParcelAddress {
  /** `mfe-profile` */
  readonly remote: string;
  /** `add-card` */
  readonly parcel: string;
}

/** What a host mounts a parcel with. */
export interface HostParcelPlace {
  readonly domElement: HTMLElement;
  readonly props: unknown;
  readonly onEvent: (event: string, detail?: unknown) => void;
}

/** How a host loads the remote of a parcel and mounts the parcel; rejects when it can't. */
export type MountParcel = (address: ParcelAddress, place: HostParcelPlace) => Promise<MountedParcel>;

/** Creates the parcels of a page; without a way to mount them the page offers no parcels. */
export function createParcels(
  contracts: Pick<ContractsStore, 'state'>,
  mountParcel: () => MountParcel | null,
): Parcels {
  const find = (name: string): ParcelAddress | null => {
    for (const { name: remote, parcels = [] } of contracts.state.contracts) {
      const short = camelCase(remote.replace('mfe-', ''));
      const found = parcels.find((parcel) => `${short}.${camelCase(parcel.name)}` === name);
      if (found) return { remote, parcel: found.name };
    }
    return null;
  };
  return {
    has: (name) => mountParcel() !== null && find(name) !== null,
    mount: async (name, { domElement, props, onEvent }) => {
      const address = find(name);
      const mount = mountParcel();
      if (address === null || mount === null) throw new Error(`This page has no parcel ${name}.`);
      // The remote's own side checks names and details against its contract.
      return mount(address, { domElement, props, onEvent: onEvent as HostParcelPlace['onEvent'] });
    },
  };
}
