import { useState } from 'react';

interface FocusEvents {
  readonly onFocus?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
}

interface TypedText extends Required<FocusEvents> {
  readonly text: string;
  /** Shows this text until the box is left; null shows the value at once. */
  readonly setTyped: (text: string | null) => void;
}

/**
 * Returns the text of a box whose value is not a text: as typed until the box is left, afterwards the formatted value.
 *
 * @param written the formatted value
 */
export function useTypedText(written: string, { onFocus, onBlur }: FocusEvents): TypedText {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    text: typed ?? written,
    setTyped,
    onFocus: () => onFocus?.(),
    onBlur: () => {
      setTyped(null);
      onBlur?.();
    },
  };
}
