/** A hairline between two things that belong to one card. */
export function Divider({ className }: { readonly className?: string }) {
  return (
    <hr
      {...(className ? { className } : {})}
      css={{ border: 0, borderTop: '1px solid var(--line)', margin: 0, width: '100%' }}
    />
  );
}
