import { usePortalLocation } from '@portal/platform';
import { screenAddress } from '@portal/platform/host';
import { useShell } from '../../context/shell-context.ts';

/** Returns what tells the present screen from others; renders again when the address changes. */
export function useScreenAddress(): string {
  return screenAddress(useShell().platform.routeTable, usePortalLocation());
}
