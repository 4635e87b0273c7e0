import { css } from '@emotion/react';
import { describedBy, labelId } from '../../form/field-frame.tsx';
import { inputStyles } from '../text-field/text-input.styles.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { hiddenStyle } from '../../typography/visually-hidden.styles.ts';
import type { InputProps } from '../../form/input-props.ts';

export interface TextAreaProps extends InputProps<string> {
  readonly name?: string | undefined;
  /** 5 by default (UI-75). */
  readonly rows?: number | undefined;
  /** Maximum number of characters; shows how many are used. */
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
}

const box = css({ display: 'block', padding: '11px 14px', lineHeight: 1.5, resize: 'vertical' });

/** From this many remaining characters on, the count is announced. */
const nearTheEnd = 20;

/** A box for several lines: the browser's own, because the library's adds nothing to it. */
export function TextArea({
  id,
  value,
  onChange,
  disabled = false,
  required = false,
  rows = 5,
  maxLength,
  error,
  help,
  ...rest
}: TextAreaProps) {
  const t = useUiMessages();
  const text = value ?? '';
  const left = maxLength === undefined ? Infinity : Math.max(0, maxLength - text.length);
  return (
    <div css={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <textarea
        id={id}
        rows={rows}
        dir="auto"
        value={text}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        disabled={disabled}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-labelledby={labelId(id)}
        {...(maxLength === undefined ? {} : { maxLength })}
        {...describedBy(id, help, error)}
        css={[inputStyles, box]}
        {...rest}
      />
      {maxLength !== undefined && (
        <>
          <p
            aria-hidden="true"
            dir="auto"
            css={{
              justifySelf: 'end',
              fontSize: 14,
              color: left === 0 ? 'var(--bad)' : 'var(--ink-2)',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {t('textCount', { count: text.length, max: maxLength })}
          </p>
          <p aria-live="polite" css={hiddenStyle}>
            {left <= nearTheEnd ? t('textLeft', { count: left }) : ''}
          </p>
        </>
      )}
    </div>
  );
}
