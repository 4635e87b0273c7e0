import { css, keyframes } from '@emotion/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FailedIcon, InfoIcon, SuccessIcon } from '../../icons/icons.tsx';
import { useCoreMessages, type CoreMessageKey } from '../../messages/use-core-messages.ts';
import { hiddenStyle } from '../../typography/visually-hidden.styles.ts';
import { frame, phone } from '../../theme/frame.ts';
import { CloseButton } from '../../button/close-button.tsx';
import { aboveDialogs } from '../modal/topmost.ts';

export interface NotificationItem {
  readonly id: string | number;
  readonly tone: 'success' | 'info' | 'error';
  readonly text: string;
}

interface NotificationRegionProps {
  readonly items: readonly NotificationItem[];
  readonly onDismiss: (id: NotificationItem['id']) => void;
  /**
   * Called when the pointer or the focus enters or leaves the notifications, so that their owner can pause their
   * timers.
   */
  readonly onHold: (held: boolean) => void;
}

const kinds: Record<
  NotificationItem['tone'],
  { Icon: typeof InfoIcon; colour: string; word: CoreMessageKey }
> = {
  success: { Icon: SuccessIcon, colour: 'ok', word: 'noticeSuccess' },
  info: { Icon: InfoIcon, colour: 'info', word: 'noticeInfo' },
  error: { Icon: FailedIcon, colour: 'bad', word: 'noticeError' },
};

/** px that the action at the end of the header takes, with a gap, in its longest language. */
const actionWidth = 164;

/** From the end of the window to that of the header's content. */
const headerEnd = `max(${frame.edge}px, (100% - ${frame.sideWidth + frame.contentWidth}px) / 2 + ${frame.edge}px)`;

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const itemStyles = css({
  pointerEvents: 'auto',
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  // Three lines end above the heading of the page, here and on a phone.
  padding: '2px 8px 2px 16px',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r2)',
  boxShadow: '0 2px 6px rgba(0, 0, 0, .06), 0 16px 40px -16px rgba(0, 0, 0, .3)',
  animation: `${arrive} 180ms ease-out`,
  [phone]: { padding: '1px 4px 1px 12px', gap: 8, fontSize: 14, lineHeight: '20px' },
});

const listStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  gridArea: '1 / 1',
  '& > li': { gridArea: '1 / 1' },
  '&[aria-live=assertive]': { zIndex: 1 },
});

function Notification({
  item,
  onDismiss,
}: {
  readonly item: NotificationItem;
  readonly onDismiss: () => void;
}) {
  const t = useCoreMessages();
  const { Icon, colour, word } = kinds[item.tone];
  return (
    <li css={itemStyles} data-tone={item.tone}>
      <span css={{ color: `var(--${colour})`, paddingTop: 10 }}>
        <Icon />
      </span>
      <p
        dir="auto"
        css={{
          flex: 1,
          minWidth: 0,
          alignSelf: 'center',
          paddingBlock: 8,
          overflowWrap: 'anywhere',
          [phone]: { paddingBlock: 6 },
        }}
      >
        <span css={hiddenStyle}>{t(word)}: </span>
        {item.text}
      </p>
      <CloseButton text="dismiss" onClick={onDismiss} />
    </li>
  );
}

/**
 * Draws notifications at the top right (UI-70); their owner decides how long each stays. The library's toasts are not
 * used because they have a queue and timers of their own.
 */
export function NotificationRegion({ items, onDismiss, onHold }: NotificationRegionProps) {
  const t = useCoreMessages();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = items.length > 0 && (hovered || focused);
  const tell = useEffectEvent(onHold);
  useEffect(() => tell(held), [held]);
  /** What had the focus before one of the notifications. */
  const before = useRef<Element>(null);
  const dismiss = (id: NotificationItem['id']) => {
    // A removed button loses the focus without a blur event.
    setFocused(false);
    if (before.current instanceof HTMLElement) before.current.focus();
    onDismiss(id);
  };
  const list = (errors: boolean) => (
    <ul aria-live={errors ? 'assertive' : 'polite'} css={listStyles}>
      {items
        .filter((item) => (item.tone === 'error') === errors)
        .map((item) => (
          <Notification key={item.id} item={item} onDismiss={() => dismiss(item.id)} />
        ))}
    </ul>
  );
  return (
    <section
      aria-label={t('notifications')}
      {...aboveDialogs}
      // Touch has no hover that would end.
      onPointerEnter={(event) => setHovered(event.pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      }}
      css={{
        position: 'fixed',
        zIndex: 30,
        // Above the header, never above the screen's heading, which may have the focus. One lies on the other, the
        // latest and errors on top, so that no number of them reaches the heading. On a desk the action stays free.
        top: 8,
        right: `calc(${headerEnd} + ${actionWidth}px)`,
        width: 'min(380px, calc(100% - 32px))',
        pointerEvents: 'none',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'start',
        [phone]: { top: 4, right: frame.phoneEdge + actionWidth },
        // No room for both in one row.
        '@media (max-width: 640px)': { right: frame.phoneEdge },
      }}
    >
      {list(true)}
      {list(false)}
    </section>
  );
}
