import { useState } from 'react';
import { useUiMessages } from '../../messages/use-ui-messages.ts';

interface LongTextProps {
  readonly children: string;
  /** That are shown of a very long text before the reader asks for more. */
  readonly letters?: number;
}

/** A text of people: in its own direction, and only the beginning of a very long one until the reader asks for more. */
export function LongText({ children, letters = 240 }: LongTextProps) {
  if (children.length <= letters * 1.25) return <span dir="auto">{children}</span>;
  return <Shortened letters={letters}>{children}</Shortened>;
}

function Shortened({ children, letters }: Required<LongTextProps>) {
  const t = useUiMessages();
  const [whole, setWhole] = useState(false);
  return (
    <>
      <span dir="auto">{whole ? children : `${children.slice(0, letters)}…`}</span>{' '}
      <button
        type="button"
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
        css={{
          minHeight: 24,
          padding: '0 4px',
          border: 0,
          borderRadius: 'var(--r1)',
          background: 'none',
          color: 'var(--brand)',
          fontSize: 14,
          fontWeight: 600,
          cursor: 'pointer',
        }}
      >
        {t(whole ? 'textLess' : 'textMore')}
      </button>
    </>
  );
}
