import { useMessages } from '@portal/platform';
import { shellMessages } from '../messages/shell.messages.ts';
import { mainId } from './route/page-ids.ts';

/** First stop of the keyboard: past the menu, to the screen. A button, because the address's hash belongs to the router. */
export function SkipLink() {
  const t = useMessages(shellMessages);
  return (
    <button type="button" css={styles} onClick={() => document.getElementById(mainId)?.focus()}>
      {t('skipToContent')}
    </button>
  );
}

const styles = {
  position: 'fixed',
  top: 12,
  left: 12,
  zIndex: 20,
  minHeight: 40,
  padding: '0 16px',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r2)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  fontWeight: 600,
  boxShadow: 'var(--shadow)',
  '&:not(:focus-visible)': { transform: 'translateY(-80px)', opacity: 0 },
} as const;
