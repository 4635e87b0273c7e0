import { useLayoutEffect, useRef, useState } from 'react';
import { TextInput } from '../text-field/text-input.tsx';
import type { InputProps } from '../../form/input-props.ts';
import { caretAfter, localDigits, localPhoneText } from './local-phone-text.ts';

interface LocalPhoneInputProps extends InputProps<string> {
  readonly name?: string | undefined;
}

interface Typed {
  readonly text: string;
  readonly caret: number;
}

/** Deletes the digit before a deleted sign, because the sign alone would be added again at once. */
function withoutDigit({ text, caret }: Typed, before: string): Typed {
  const onlySign = text.length === before.length - 1 && localDigits(text) === localDigits(before);
  const digit = /\d\D*$/.exec(text.slice(0, caret));
  if (!onlySign || !digit) return { text, caret };
  return { text: text.slice(0, digit.index) + text.slice(digit.index + 1), caret: digit.index };
}

/** Adds the signs of `(123) 456-7890` itself; the caret stays after the same digit. */
export function LocalPhoneInput({ value, onChange, ...rest }: LocalPhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /** A new object with each key, so that the caret is set even when the text has not changed. */
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null);
  useLayoutEffect(() => {
    if (caret) input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  return (
    <TextInput
      ref={input}
      type="tel"
      inputMode="tel"
      dir="ltr"
      autoComplete="tel-national"
      placeholder="(123) 456-7890"
      value={value ?? ''}
      onChange={(text) => {
        const at = input.current?.selectionStart ?? text.length;
        const typed = withoutDigit({ text, caret: at }, value ?? '');
        const formatted = localPhoneText(typed.text);
        const before = typed.text.slice(0, typed.caret);
        const atEnd = typed.caret >= typed.text.length;
        setCaret({ at: atEnd ? formatted.length : caretAfter(formatted, localDigits(before).length) });
        onChange(formatted === '' ? undefined : formatted);
      }}
      onKeyDown={(event) => {
        const box = event.currentTarget;
        const at = box.selectionStart ?? 0;
        if (event.key !== 'Delete' || at !== box.selectionEnd) return;
        // A sign alone would be added again at once, so the digit after it is deleted.
        const signs = /^\D*/.exec(box.value.slice(at))?.[0].length ?? 0;
        box.setSelectionRange(at + signs, at + signs);
      }}
      css={{ maxWidth: 280 }}
      {...rest}
    />
  );
}
