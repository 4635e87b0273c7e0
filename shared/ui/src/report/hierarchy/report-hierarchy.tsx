import { useEffect, useId, useReducer, useRef, type ReactNode } from 'react';
import { focusedElement } from '../../focus/focused-element.ts';
import { CloseButton } from '../../button/close-button.tsx';
import { firstTier, nextTiers } from './hierarchy.ts';

/** How a tier opens the next one; `item` is the one that is open there. */
export interface NextTier {
  readonly item: string | null;
  readonly open: (item: string) => void;
}

interface ReportHierarchyProps {
  readonly first: { readonly title: string; readonly draw: (next: NextTier) => ReactNode };
  readonly second: {
    readonly title: (item: string) => string;
    readonly draw: (item: string, next: NextTier) => ReactNode;
  };
  readonly third: {
    readonly title: (item: string) => string;
    readonly draw: (item: string) => ReactNode;
  };
}

/**
 * A report in three tiers, one below the other: an item of the first opens the second (UI-14), an item of the second
 * the third (UI-15); closing a tier closes the deeper ones (UI-16) and restores the focus.
 */
export function ReportHierarchy({ first, second, third }: ReportHierarchyProps) {
  const [tiers, act] = useReducer(nextTiers, firstTier);
  const open = (tier: 2 | 3) => (item: string) => act({ type: 'open', tier, item });
  const close = (tier: 2 | 3) => () => act({ type: 'close', tier });
  const secondItem = tiers.deepest === 1 ? null : tiers.second;
  const thirdItem = tiers.deepest === 3 ? tiers.third : null;
  return (
    <div css={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Tier title={first.title}>{first.draw({ item: secondItem, open: open(2) })}</Tier>
      {secondItem !== null && (
        <Tier key={`2 ${secondItem}`} depth={2} title={second.title(secondItem)} onClose={close(2)}>
          {second.draw(secondItem, { item: thirdItem, open: open(3) })}
        </Tier>
      )}
      {thirdItem !== null && (
        <Tier key={`3 ${thirdItem}`} depth={3} title={third.title(thirdItem)} onClose={close(3)}>
          {third.draw(thirdItem)}
        </Tier>
      )}
    </div>
  );
}

interface TierProps {
  readonly title: string;
  readonly depth?: 2 | 3;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** px by which a tier is indented from the one above. */
const indent = 20;

/** Takes the focus when it opens, because it may be below the edge of the screen, and restores it when it is closed. */
function Tier({ title, depth, onClose, children }: TierProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (depth === undefined || !heading.current) return;
    opener.current ??= focusedElement(heading.current);
    heading.current.focus();
    heading.current.scrollIntoView({ block: 'nearest' });
  }, [depth]);
  return (
    <section
      aria-labelledby={id}
      css={[
        { display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' },
        depth !== undefined && {
          marginInlineStart: (depth - 1) * indent,
          paddingInlineStart: 20,
          borderInlineStart: '2px solid var(--brand-soft)',
          '@media (max-width: 768px)': { marginInlineStart: 0, paddingInlineStart: 12 },
        },
      ]}
    >
      <div
        css={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 12,
          minHeight: 40,
        }}
      >
        <h2
          id={id}
          ref={heading}
          {...(depth === undefined ? {} : { tabIndex: -1 })}
          css={{ minWidth: 0, overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
        >
          <span dir="auto">{title}</span>
        </h2>
        {onClose && (
          <CloseButton
            onClick={() => {
              onClose();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            of={id}
          />
        )}
      </div>
      {children}
    </section>
  );
}
