import { useState, type ReactNode } from 'react';
import { useUiTexts } from '../texts/use-ui-texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DirtyFormContext } from './dirty-form.ts';

interface DirtyGuardProps {
  readonly onClose: () => void;
  readonly children: (requestClose: () => void) => ReactNode;
}

/** Stands between a wish to close and closing: asks first when a form inside has changes (UI-27). */
export function DirtyGuard({ onClose, children }: DirtyGuardProps) {
  const t = useUiTexts();
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <DirtyFormContext.Provider value={setDirty}>
      {children(() => (dirty ? setAsking(true) : onClose()))}
      <ConfirmDialog
        open={asking}
        title={t('discardTitle')}
        text={t('discardText')}
        tone="danger"
        onAnswer={(yes) => {
          setAsking(false);
          if (yes) onClose();
        }}
      />
    </DirtyFormContext.Provider>
  );
}
