import { useState } from 'react';

interface FocusEvents {
  readonly onFocus?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
}

interface TypedText extends Required<FocusEvents> {
  readonly text: string;
  /** Shows a text until the box is left; null shows the value at once. */
  readonly setTyped: (text: string | null) => void;
}

/**
 * The text of a box whose value is not a text: as it was typed until the box is left, otherwise as the value is
 * written.
 *
 * @param written the value as a text
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
