import { createContext, useCallback, useContext, useState } from 'react';

/** A form as its container sees it: a panel, a tab, the page (UI-27). */
interface DirtyForm {
  /** Returns whether closing would lose changes. */
  isDirty(): boolean;
  /** The customer has discarded the changes: nobody asks again. */
  discard(): void;
}

/** Registers a form with all containers around it; returns a function that unregisters it. */
export type DirtyFormRegister = (form: DirtyForm) => () => void;

export const DirtyFormsContext = createContext<DirtyFormRegister | null>(null);
DirtyFormsContext.displayName = 'DirtyForms';

interface DirtyForms {
  /** Value of the context for the children. */
  readonly register: DirtyFormRegister;
  readonly anyDirty: () => boolean;
  readonly discard: () => void;
}

/** Collects the forms inside a container that can be closed, and registers them with the containers around it. */
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
