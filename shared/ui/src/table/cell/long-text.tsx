import { useState } from 'react';
import { useUiMessages } from '../../messages/use-ui-messages.ts';

interface LongTextProps {
  readonly children: string;
  /** How many characters of a very long text are shown at first. */
  readonly letters?: number;
}

/**
 * A text that people wrote, in its own direction; of a very long one only the beginning, with a button for the rest.
 */
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
