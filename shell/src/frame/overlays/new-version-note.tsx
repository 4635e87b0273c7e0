import { useMessages } from '@portal/platform';
import { Button, leaveFocusToHeading } from '@portal/ui';
import { frameMessages } from '../../messages/frame.messages.ts';

/** A quiet note at the bottom of the page: reload now, or go on. */
export function NewVersionNote({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(frameMessages);
  return (
    <div ref={leaveFocusToHeading} css={styles}>
      <span css={{ flex: 1 }}>{t('newVersion.text')}</span>
      <Button size="s" variant="secondary" onClick={() => location.reload()}>
        {t('start.reload')}
      </Button>
      <Button size="s" variant="quiet" onClick={onClose}>
        {t('newVersion.close')}
      </Button>
    </div>
  );
}

const styles = {
  position: 'fixed',
  zIndex: 10,
  right: 16,
  bottom: 16,
  '@media (max-width: 480px)': { left: 16 },
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 10px 10px 16px',
  borderRadius: 'var(--r2)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  boxShadow: '0 2px 6px rgba(0, 0, 0, .06), 0 16px 40px -16px rgba(0, 0, 0, .3)',
} as const;
