import { useState, type ReactNode } from 'react';
import { DirtyFormsContext, useDirtyForms } from '../../unsaved-changes/dirty-forms.ts';
import { DiscardQuestion } from './discard-question.tsx';

interface DiscardGuardProps {
  readonly onClose: () => void;
  readonly children: (requestClose: () => void) => ReactNode;
}

/** Asks before closing when a form inside has changes (UI-27). */
export function DiscardGuard({ onClose, children }: DiscardGuardProps) {
  const forms = useDirtyForms();
  const [asking, setAsking] = useState(false);
  return (
    <DirtyFormsContext.Provider value={forms.register}>
      {children(() => (forms.anyDirty() ? setAsking(true) : onClose()))}
      <DiscardQuestion
        open={asking}
        onAnswer={(yes) => {
          setAsking(false);
          if (!yes) return;
          forms.discard();
          onClose();
        }}
      />
    </DirtyFormsContext.Provider>
  );
}
