import { useState } from 'react';
import type { PressedOption } from './option.ts';

export interface SinglePickerState<Value extends string> {
  readonly open: boolean;
  /** Opens or closes the list, with an empty search. */
  readonly changeOpen: (open: boolean) => void;
  /** What is typed into the search. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** What was chosen last. */
  readonly pressed: PressedOption<Value> | undefined;
  readonly setPressed: (pressed: PressedOption<Value> | undefined) => void;
}

/** The state of a picker of one option, for the one who finds the options as well. */
export function useSinglePicker<Value extends string>(): SinglePickerState<Value> {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [pressed, setPressed] = useState<PressedOption<Value>>();
  const changeOpen = (next: boolean) => {
    setOpen(next);
    setText('');
  };
  return { open, changeOpen, text, setText, pressed, setPressed };
}
