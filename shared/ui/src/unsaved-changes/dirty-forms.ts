import { createContext, useCallback, useContext, useState } from 'react';

/** A form as what it stands in sees it: a panel, a tab, the page (UI-27). */
interface DirtyForm {
  /** Whether closing would lose something. */
  isDirty(): boolean;
  /** The customer has given its changes up: nobody asks again. */
  discard(): void;
}

/** Makes a form known to all that it stands in; returns how to take it back. */
type DirtyFormRegister = (form: DirtyForm) => () => void;

export const DirtyFormsContext = createContext<DirtyFormRegister | null>(null);
DirtyFormsContext.displayName = 'DirtyForms';

interface DirtyForms {
  /** Value of the context for what stands inside. */
  readonly register: DirtyFormRegister;
  readonly anyDirty: () => boolean;
  readonly discard: () => void;
}

/** The forms inside something that can be closed; whatever is around it knows of them too. */
export function useDirtyForms(): DirtyForms {
  const outer = useContext(DirtyFormsContext);
  const [forms] = useState(() => new Set<DirtyForm>());
  const register = useCallback<DirtyFormRegister>(
    (form) => {
      forms.add(form);
      const leave = outer?.(form);
      return () => {
        forms.delete(form);
        leave?.();
      };
    },
    [forms, outer],
  );
  return {
    register,
    anyDirty: () => [...forms].some((form) => form.isDirty()),
    discard: () => {
      for (const form of forms) form.discard();
    },
  };
}
