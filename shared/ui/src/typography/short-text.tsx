import { VisuallyHidden } from './visually-hidden.tsx';

interface ShortTextProps {
  readonly children: string;
  /** Characters from which on it is cut. */
  readonly max?: number;
}

/** Characters at the end that stay, because long names often differ only there: `…, Branch 12`. */
const kept = 20;

/** A text that is cut in its middle when it is long; the whole is in the tooltip and for screen readers. */
export function ShortText({ children, max = 56 }: ShortTextProps) {
  const characters = [...children];
  if (characters.length <= max) {
    return (
      <span dir="auto" css={{ overflowWrap: 'anywhere' }}>
        {children}
      </span>
    );
  }
  const start = characters.slice(0, max - kept - 1).join('');
  const end = characters.slice(-kept).join('');
  return (
    <span dir="auto" title={children} css={{ overflowWrap: 'anywhere' }}>
      <span aria-hidden="true">
        {start.trimEnd()}…{end.trimStart()}
      </span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}
