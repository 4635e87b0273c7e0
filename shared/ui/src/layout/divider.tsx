/** A thin line between two parts of one card. */
export function Divider({ className }: { readonly className?: string }) {
  return (
    <hr
      {...(className ? { className } : {})}
      css={{ border: 0, borderTop: '1px solid var(--line)', margin: 0, width: '100%' }}
    />
  );
}
