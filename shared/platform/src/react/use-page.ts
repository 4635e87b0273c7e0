import { useEffect, useSyncExternalStore } from 'react';
import type { PortalLocation } from '../navigation/navigation.ts';
import type { StoreHeader } from '../page/page.ts';
import type { PortalPath } from '../routing/portal-path.ts';
import { usePlatform } from './platform-context.ts';

/** Returns the present location; renders again when it changes. */
export function usePortalLocation(): PortalLocation {
  const { navigation } = usePlatform();
  return useSyncExternalStore(navigation.subscribe, () => navigation.location);
}

/**
 * Shows the store header while the component is mounted (SHELL-37..39); null while the store is not known. A change of
 * route clears it, so a layout that stays mounted sets it again.
 */
export function useStoreHeader(store: StoreHeader | null): void {
  const { page } = usePlatform();
  const { pathname } = usePortalLocation();
  const text = store && JSON.stringify(store);
  useEffect(() => {
    if (text === null) return undefined;
    return page.setStore(JSON.parse(text) as StoreHeader);
  }, [page, pathname, text]);
}

/** Replaces the contract's back link while the component is mounted (SHELL-36); null keeps the contract's. */
export function useBackLink(back: { readonly to: PortalPath; readonly label: string } | null): void {
  const { page } = usePlatform();
  const { pathname } = usePortalLocation();
  const to = back?.to;
  const label = back?.label;
  useEffect(() => {
    if (to === undefined || label === undefined) return undefined;
    return page.setBack({ to, label });
  }, [page, pathname, to, label]);
}

/** Replaces the contract's title in heading and document while the component is mounted; null keeps it. */
export function usePageTitle(title: string | null): void {
  const { page } = usePlatform();
  const { pathname } = usePortalLocation();
  useEffect(() => {
    if (title === null) return undefined;
    return page.setTitle(title);
  }, [page, pathname, title]);
}
