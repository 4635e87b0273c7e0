import { useMessages, type BackLink as BackTarget } from '@portal/platform';
import { ArrowLeftIcon } from '@portal/ui/icons';
import { Link } from 'react-router-dom';
import { frameMessages } from '../../messages/frame.messages.ts';

/** `bar` is in the header of a wide window, `page` above the title of any other; only one of them is displayed. */
export function BackLink({
  back,
  location,
}: {
  readonly back: BackTarget;
  readonly location: 'bar' | 'page';
}) {
  const t = useMessages(frameMessages);
  return (
    <Link to={back.to} aria-label={t('backTo', { title: back.label })} css={styles[location]}>
      <ArrowLeftIcon />
      <span css={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{back.label}</span>
    </Link>
  );
}

const shared = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  textDecoration: 'none',
  borderRadius: 'var(--r2)',
} as const;

const styles = {
  bar: {
    ...shared,
    gap: 8,
    height: 40,
    padding: '0 8px',
    marginInline: -8,
    // As much more as its own margins take from the box around it.
    maxWidth: 'calc(100% + 16px)',
    fontSize: 15,
    fontWeight: 600,
    color: 'var(--brand)',
    '&:hover': {
      background: 'color-mix(in srgb, var(--brand) 9%, transparent)',
      color: 'var(--brand-strong)',
    },
  },
  page: {
    ...shared,
    gap: 6,
    // What a thumb touches reaches beyond the text without moving anything.
    minHeight: 44,
    marginBlock: '-10px -2px',
    // Above the title, whose box begins where this ends.
    position: 'relative',
    fontSize: 14,
    color: 'var(--ink-2)',
    '&:hover': { color: 'var(--brand)' },
  },
} as const;
