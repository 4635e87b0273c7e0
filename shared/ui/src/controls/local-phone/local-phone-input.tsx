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

/** A deleted sign would be written again at once: what is deleted is the digit before it. */
function withoutDigit({ text, caret }: Typed, before: string): Typed {
  const onlySign = text.length === before.length - 1 && localDigits(text) === localDigits(before);
  const digit = /\d\D*$/.exec(text.slice(0, caret));
  if (!onlySign || !digit) return { text, caret };
  return { text: text.slice(0, digit.index) + text.slice(digit.index + 1), caret: digit.index };
}

/** Writes the signs of `(123) 456-7890` itself; the caret stays behind the digit it was behind. */
export function LocalPhoneInput({ value, onChange, ...rest }: LocalPhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /** A new one with each letter: the caret is set also where the text has stayed as it was. */
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
        // A sign would be written again at once: what is deleted is the digit behind it.
        const signs = /^\D*/.exec(box.value.slice(at))?.[0].length ?? 0;
        box.setSelectionRange(at + signs, at + signs);
      }}
      css={{ maxWidth: 280 }}
      {...rest}
    />
  );
}
