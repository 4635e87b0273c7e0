import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';

interface OpenedProps {
  readonly children: (open: boolean, close: () => void) => ReactNode;
}

/** Draws an overlay that is open at first; a button opens it again. */
export function Opened({ children }: OpenedProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
}
