import type { MenuItemContract } from '@portal/platform/contract';

/** Whether the address is in the part of the portal that a menu item leads to. */
export function isCurrentItem(
  { to, activeOn = [] }: Pick<MenuItemContract, 'to' | 'activeOn'>,
  pathname: string,
): boolean {
  return [to, ...activeOn].some((start) => pathname === start || pathname.startsWith(`${start}/`));
}
