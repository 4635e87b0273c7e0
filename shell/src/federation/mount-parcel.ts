import type { MountedParcel, Platform } from '@portal/platform';
import type { HostParcelPlace } from '@portal/platform/host';
import { mountRootParcel, type LifeCycles, type ParcelConfig } from 'single-spa';

/** Mounts a remote's parcel by single-spa in an element of the page. Rejects when the parcel can't be drawn. */
export async function mountParcel(
  name: string,
  lifecycles: LifeCycles,
  place: HostParcelPlace & { readonly platform: Platform },
): Promise<MountedParcel> {
  // single-spa's types want its own props in the lifecycles, and give them at run time.
  const parcel = mountRootParcel({ name, ...lifecycles } as ParcelConfig, { ...place });
  await parcel.mountPromise;
  return {
    unmount: async () => {
      await parcel.unmount();
    },
  };
}
