import { css } from '@emotion/react';
import { DigitsField } from '../digits/digits-field.tsx';
import type { FieldProps } from '../../form/input-props.ts';

interface CodeFieldProps extends FieldProps {
  /** Digits of the code; 5 by default. */
  readonly length?: number | undefined;
  readonly autoFocus?: boolean;
}

const spaced = css({
  '& input': {
    maxWidth: 220,
    fontSize: 22,
    fontWeight: 600,
    letterSpacing: '0.3em',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** A field for a code that was sent: a phone offers it from the message, and it can be pasted with spaces. */
export function CodeField({ length = 5, ...rest }: CodeFieldProps) {
  return (
    <div css={spaced}>
      <DigitsField length={length} oneTimeCode {...rest} />
    </div>
  );
}
