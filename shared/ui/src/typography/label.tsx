import type { ReactNode } from 'react';

/** The small name above a value that is not an input. */
export function Label({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <p {...(id ? { id } : {})} css={{ fontSize: 14, color: 'var(--ink-2)' }}>
      {children}
    </p>
  );
}
