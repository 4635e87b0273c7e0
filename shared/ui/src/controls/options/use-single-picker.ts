import { useState } from 'react';
import type { MadeChoice } from './option.ts';

export interface SinglePickerState<Value extends string> {
  readonly open: boolean;
  /** Opens or closes the list, with an empty search. */
  readonly turn: (open: boolean) => void;
  /** What is typed into the search. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** What was chosen last. */
  readonly made: MadeChoice<Value> | undefined;
  readonly setMade: (made: MadeChoice<Value> | undefined) => void;
}

/** The state of a picker of one option, for the one who finds the options as well. */
export function useSinglePicker<Value extends string>(): SinglePickerState<Value> {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [made, setMade] = useState<MadeChoice<Value>>();
  const turn = (next: boolean) => {
    setOpen(next);
    setText('');
  };
  return { open, turn, text, setText, made, setMade };
}
