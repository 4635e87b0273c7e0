import { useState, type ReactNode } from 'react';
import type { DiscardQuestion } from '../../overlay/discard/discard-question.tsx';
import { useDirtyForms, type DirtyFormRegister } from '../../unsaved-changes/dirty-forms.ts';

interface OpenTabOptions<Tab> {
  readonly tabs: readonly Tab[];
  /** Open at first; the first one by default. */
  readonly initial: string | undefined;
  readonly onChange: ((id: string) => void) | undefined;
}

interface OpenTab<Tab> {
  /** The open tab; undefined when there are no tabs. */
  readonly selected: Tab | undefined;
  /** Opens another tab, after a question when the open one has a changed form. */
  readonly open: (id: string) => void;
  /** Value of the `DirtyFormsContext` around the tabs. */
  readonly register: DirtyFormRegister;
  /** Drawn beside the tabs. */
  readonly question: ReactNode;
}

/** Keeps which of several tabs is open. A tab with a changed form asks before it is left (UI-27). */
export function useOpenTab<Tab extends { readonly id: string }>({
  tabs,
  initial,
  onChange,
}: OpenTabOptions<Tab>): OpenTab<Tab> {
  const [asked, setAsked] = useState(initial);
  const [wanted, setWanted] = useState<string | null>(null);
  const [Question, setQuestion] = useState<typeof DiscardQuestion | null>(null);
  const forms = useDirtyForms();
  const selected = tabs.find(({ id }) => id === asked) ?? tabs[0];

  const leaveFor = (id: string) => {
    setAsked(id);
    onChange?.(id);
  };
  // Most tabs have no form, so the question is loaded when it is needed. If it can't be loaded, the tab stays open.
  const ask = (id: string) => {
    import('../../overlay/discard/discard-question.tsx').then(
      (loaded) => {
        setQuestion(() => loaded.DiscardQuestion);
        setWanted(id);
      },
      () => undefined,
    );
  };
  return {
    selected,
    open: (id) => {
      if (id === selected?.id) return;
      if (forms.anyDirty()) ask(id);
      else leaveFor(id);
    },
    register: forms.register,
    question: Question && (
      <Question
        open={wanted !== null}
        onAnswer={(yes) => {
          setWanted(null);
          if (!yes || wanted === null) return;
          forms.discard();
          leaveFor(wanted);
        }}
      />
    ),
  };
}
