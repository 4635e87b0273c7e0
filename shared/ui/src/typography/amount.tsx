import { phone } from '../theme/frame.ts';
import { moneyText } from './money-text.ts';
import { hiddenStyle } from './visually-hidden.styles.ts';

interface AmountProps {
  /** Integer cents. */
  readonly cents: number;
  /** `figure` is the main amount of a screen: 40 px, 36 on a phone. */
  readonly size?: 'figure' | 'm' | 's';
  readonly className?: string;
}

const figure = {
  fontSize: 40,
  fontWeight: 650,
  letterSpacing: '-.02em',
  lineHeight: 1.1,
  [phone]: { fontSize: 36 },
};
const size = { m: { fontSize: 17, fontWeight: 620 }, s: { fontWeight: 600 } };

/** Money as text, or as a large figure with raised cents. Screen readers read "$84.20" as one amount. */
export function Amount({ cents, size: asked = 'figure', ...rest }: AmountProps) {
  const text = moneyText(cents);
  if (asked !== 'figure') {
    return (
      <span css={[size[asked], { whiteSpace: 'nowrap' }]} {...rest}>
        {text}
      </span>
    );
  }
  return (
    <span css={[figure, { position: 'relative', display: 'inline-block', whiteSpace: 'nowrap' }]} {...rest}>
      <span css={hiddenStyle}>{text}</span>
      <span aria-hidden="true">
        {text.slice(0, -3)}
        <sup
          css={{
            fontSize: '.5em',
            lineHeight: 0,
            verticalAlign: '.65em',
            marginLeft: '.05em',
            fontWeight: 600,
          }}
        >
          {text.slice(-3)}
        </sup>
      </span>
    </span>
  );
}
