/** The icon of a menu item, drawn from its contract as light as every other icon (UI-78). */
export function MenuItemIcon({ path }: { readonly path: string }) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
      css={{ flex: 'none', width: 20, height: 20 }}
    >
      <path d={path} />
    </svg>
  );
}
