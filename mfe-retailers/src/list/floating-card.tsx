import { css } from '@emotion/react';
import { useMessages } from '@portal/platform';
import { CloseIcon } from '@portal/ui/icons';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { retailersMessages } from '../messages/retailers.messages.ts';

const closeStyles = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: '-8px -12px -8px 0',
  border: 0,
  borderRadius: 999,
  background: 'none',
  color: 'var(--ink-2)',
  cursor: 'pointer',
  '&:hover': { color: 'var(--ink)', background: 'color-mix(in srgb, var(--ink) 6%, transparent)' },
});

interface FloatingCardProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A card at the bottom of the map. It takes the focus when it opens, and Escape closes it. */
export function FloatingCard({ title, onClose, children }: FloatingCardProps) {
  const t = useMessages(retailersMessages);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's Cancel
    <section
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      css={{
        position: 'absolute',
        zIndex: 3,
        left: 12,
        // Above the line that says who made the map.
        bottom: 30,
        width: 'min(360px, calc(100% - 24px))',
        maxHeight: 'calc(100% - 42px)',
        overflowY: 'auto',
        display: 'grid',
        gap: 12,
        padding: '16px 20px 20px',
        borderRadius: 'var(--r3)',
        border: '1px solid var(--line)',
        background: 'var(--surface)',
        boxShadow: '0 12px 32px -12px rgba(0, 0, 0, .35)',
        transition: 'opacity 140ms, transform 140ms',
        '@starting-style': { opacity: 0, transform: 'translateY(8px)' },
      }}
    >
      <div css={{ display: 'flex', gap: 8, alignItems: 'start' }}>
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          css={{ flex: 1, minWidth: 0, outline: 'none', overflowWrap: 'anywhere' }}
        >
          {title}
        </h2>
        <button type="button" onClick={onClose} aria-label={t('card.close')} css={closeStyles}>
          <CloseIcon />
        </button>
      </div>
      {children}
    </section>
  );
}
