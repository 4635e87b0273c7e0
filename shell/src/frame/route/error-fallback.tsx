import { formatShortOpeningHours } from '@portal/domain';
import { useBrand, useMessages, usePlatform } from '@portal/platform';
import { FailedState, IconTile } from '@portal/ui';
import { AlertIcon } from '@portal/ui/icons';
import { shellMessages } from '../../messages/shell.messages.ts';
import { lazyWithRetry } from '../../lazy/lazy-with-retry.tsx';
import { PhoneLink } from '../../brand/phone-link.tsx';

export interface ErrorFallbackProps {
  readonly title: string;
  readonly text: string;
  /** Without it there is no Retry: where trying again can't help. */
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** 1 where it is the whole page, which then has no other title. */
  readonly level?: 1 | 2 | undefined;
}

/** Whether somebody answers right now: the hours are said without it. */
const OpenBadge = lazyWithRetry(() =>
  import(/* webpackChunkName: "open-badge" */ '../../brand/open-badge.tsx').then(
    (module) => module.OpenBadge,
  ),
);

const Sign = () => (
  <IconTile>
    <AlertIcon />
  </IconTile>
);

/** The brand's drawing; a sign as long as its code is not here, because what failed may be the network. */
const FailedDrawing = lazyWithRetry(
  () =>
    import(/* webpackChunkName: "open-badge" */ '../../brand/failed-drawing.tsx').then(
      (module) => module.FailedDrawing,
    ),
  { pending: <Sign />, failed: Sign },
);

/** Kept free for what comes later, in px: else Retry would move while it is pressed, and the press be lost. */
const drawingHeight = 105;
const badgeHeight = 26;

/** Replaces what failed: says what happened, offers Retry, and how to reach a person, with the opening hours. */
export function ErrorFallback({ title, text, onRetry, retrying = false, level = 2 }: ErrorFallbackProps) {
  const t = useMessages(shellMessages);
  const { contact } = useBrand();
  const { supportHours } = usePlatform().config;
  return (
    <FailedState
      illustration={
        <div css={{ display: 'grid', placeItems: 'center', minHeight: drawingHeight }}>
          <FailedDrawing />
        </div>
      }
      level={level}
      title={title}
      onRetry={onRetry}
      retrying={retrying}
      text={
        <>
          <p>{text}</p>
          <p css={{ marginTop: 12, fontSize: 14 }}>
            <span css={{ fontWeight: 620, color: 'var(--ink)' }}>
              <PhoneLink phone={contact.phone} />
            </span>
            <br />
            {formatShortOpeningHours(supportHours, t.language)}
          </p>
          <div css={{ marginTop: 8, minHeight: badgeHeight }}>
            <OpenBadge />
          </div>
        </>
      }
    />
  );
}
