import type { ReactNode } from 'react';

interface PanelFormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

export function PanelForm({ onSubmit, children }: PanelFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      css={{ display: 'grid', gap: 16 }}
    >
      {children}
    </form>
  );
}
