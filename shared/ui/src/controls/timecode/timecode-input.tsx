import type { KeyboardEvent } from 'react';
import { TextInput } from '../text-field/text-input.tsx';
import { useTypedText } from '../text-field/use-typed-text.ts';
import type { InputProps } from '../../form/input-props.ts';
import {
  clampSeconds,
  readTimecode,
  timecodeText,
  withColons,
  type TimecodeLimits,
} from './timecode-text.ts';

/** Seconds; while the text can't be parsed, the value is that text. */
export type TimecodeValue = number | string;

interface TimecodeInputProps extends InputProps<TimecodeValue>, TimecodeLimits {
  readonly name?: string | undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 60, PageDown: -60 };

/**
 * A duration as `hh:mm:ss`, clamped to its limits (UI-37). Arrows add and subtract a second, Page Up and Page Down a
 * minute.
 */
export function TimecodeInput({ value, onChange, onBlur, onFocus, min, max, ...rest }: TimecodeInputProps) {
  const clamped = (seconds: number) => clampSeconds(seconds, { min, max });
  const written = typeof value === 'number' ? timecodeText(value) : (value ?? '');
  const { text, setTyped, ...events } = useTypedText(written, {
    onFocus,
    onBlur: () => {
      // A given value outside of the limits that was never typed.
      if (typeof value === 'number' && clamped(value) !== value) onChange(clamped(value));
      onBlur?.();
    },
  });

  const change = (typed: string) => {
    const next = withColons(typed);
    setTyped(next);
    const seconds = readTimecode(next);
    onChange(seconds === null ? next || undefined : clamped(seconds));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = clamped((typeof value === 'number' ? value : 0) + step);
    setTyped(timecodeText(next));
    onChange(next);
  };

  return (
    <TextInput
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      placeholder="hh:mm:ss"
      value={text}
      onChange={change}
      onKeyDown={onKeyDown}
      {...events}
      css={{ maxWidth: 160 }}
      {...rest}
    />
  );
}
