import { useState } from 'react';
import type { PressedOption } from './option.ts';

export interface SinglePickerState<Value extends string> {
  readonly open: boolean;
  /** Opens or closes the list, with an empty search. */
  readonly changeOpen: (open: boolean) => void;
  /** The text of the search box. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The option that was pressed last. */
  readonly pressed: PressedOption<Value> | undefined;
  readonly setPressed: (pressed: PressedOption<Value> | undefined) => void;
}

/** The state of a single-selection picker, shared with the component that finds its options. */
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
