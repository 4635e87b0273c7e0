import { useMessages } from '@portal/platform';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Tab } from '../state/find-retailer-state.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';

interface PanelFrameProps {
  readonly id: string;
  readonly tab: Exclude<Tab, 'none'>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel of a tab, at the bottom of the map. It takes the focus when it opens, and Escape closes it. */
export function PanelFrame({ id, tab, onClose, children }: PanelFrameProps) {
  const t = useMessages(retailersMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [tab]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's Cancel
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      css={{
        position: 'absolute',
        zIndex: 3,
        insetInline: 0,
        bottom: 0,
        maxHeight: '100%',
        overflowY: 'auto',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 16,
        padding: 20,
        background: 'var(--surface)',
        borderTop: '1px solid var(--line)',
        boxShadow: '0 -12px 32px -16px rgba(0, 0, 0, .3)',
        transition: 'opacity 140ms, transform 140ms',
        '@starting-style': { opacity: 0, transform: 'translateY(12px)' },
      }}
    >
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} css={{ outline: 'none' }}>
        {t(`tabs.${tab}`)}
      </h2>
      {children}
    </section>
  );
}
