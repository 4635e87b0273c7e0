import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState, type ClipboardEvent } from 'react';
import { IconButton } from '../../button/icon-button.tsx';
import { describedBy, labelId } from '../../form/field-frame.tsx';
import { inputStyles } from '../text-field/text-input.styles.ts';
import { HideIcon, ShowIcon } from '../../icons/icons.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import type { InputProps } from '../../form/input-props.ts';
import { cleanMasked, maskText, type MaskedType } from './masked-text.ts';

interface MaskedInputProps extends InputProps<string> {
  readonly type: MaskedType;
  /** The label of the field, for the button that reveals its value. */
  readonly label: string;
}

const dots = css({ WebkitTextSecurity: 'disc' });
const hasDots = () => typeof CSS !== 'undefined' && CSS.supports('-webkit-text-security', 'disc');

/** Tells browsers and password managers neither to offer nor to save it. */
const notKept = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  'data-1p-ignore': true,
  'data-lpignore': 'true',
} as const;

/**
 * A number that others should not read: dots while it is typed, its last four digits after the box is left, all of it
 * on request. Until then the page holds no more than that, and it can't be copied. The value is set on the element,
 * because React's `value` would write it into an attribute of the page. It is not a password box, because a browser
 * would offer to save it.
 */
export function MaskedInput({
  id,
  type,
  label,
  value = '',
  onChange,
  onBlur,
  onFocus,
  disabled = false,
  required = false,
  error,
  help,
}: MaskedInputProps) {
  const t = useUiMessages();
  const input = useRef<HTMLInputElement>(null);
  const [revealed, setRevealed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = focused && !revealed;
  const shown = focused || revealed ? value : maskText(value);

  useLayoutEffect(() => {
    const element = input.current;
    if (!element || element.value === shown) return;
    const at = element.selectionStart;
    element.value = shown;
    if (focused) element.setSelectionRange(at, at);
  }, [shown, focused]);

  const change = (element: HTMLInputElement) => {
    const at = element.selectionStart ?? element.value.length;
    const before = cleanMasked(type, element.value.slice(0, at)).length;
    const text = cleanMasked(type, element.value);
    if (text !== element.value) {
      element.value = text;
      element.setSelectionRange(before, before);
    }
    onChange(text === '' ? undefined : text);
  };
  const keepIn = (event: ClipboardEvent) => {
    if (!revealed) event.preventDefault();
  };

  return (
    <div css={{ position: 'relative' }}>
      <input
        ref={input}
        id={id}
        type={hidden && !hasDots() ? 'password' : 'text'}
        inputMode="numeric"
        dir="ltr"
        onChange={(event) => change(event.target)}
        onFocus={() => {
          setFocused(true);
          onFocus?.();
        }}
        onBlur={() => {
          setFocused(false);
          onBlur?.();
        }}
        onCopy={keepIn}
        onCut={keepIn}
        onDragStart={(event) => {
          if (!revealed) event.preventDefault();
        }}
        disabled={disabled}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-labelledby={labelId(id)}
        {...describedBy(id, help, error)}
        {...notKept}
        css={[
          inputStyles,
          { paddingRight: 52, fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em' },
          hidden && dots,
        ]}
      />
      <span css={{ position: 'absolute', insetBlock: 0, right: 4, display: 'flex', alignItems: 'center' }}>
        <IconButton
          label={t(revealed ? 'maskedHide' : 'maskedShow', { label })}
          icon={revealed ? <HideIcon /> : <ShowIcon />}
          aria-controls={id}
          disabled={disabled}
          onClick={() => setRevealed(!revealed)}
        />
      </span>
    </div>
  );
}
