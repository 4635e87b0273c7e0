import type { OpenSession } from '@portal/domain';
import { useMessages, usePlatform } from '@portal/platform';
import { Badge, Button, ListRow, Row } from '@portal/ui';
import { profileMessages } from '../messages/profile.messages.ts';
import { sessionName } from './session-name.ts';

interface SessionRowProps {
  readonly session: OpenSession;
  /** Whether another session has the same name: then last use and address tell them apart by ear too. */
  readonly hasSharedName: boolean;
  readonly running: string | null;
  readonly onEnd: () => void;
}

/** A session with its device, address and last use, and the way to end it; the present one is ended by Logout. */
export function SessionRow({ session, hasSharedName, running, onEnd }: SessionRowProps) {
  const t = useMessages(profileMessages);
  const { i18n } = usePlatform();
  const { id, address, lastUsedAt, isCurrent } = session;
  const name = sessionName(session, t);
  const at = new Intl.DateTimeFormat(`${i18n.language}-US`, { dateStyle: 'medium', timeStyle: 'short' });
  const lastUse = isCurrent ? t('sessions.now') : t('sessions.lastUse', { time: at.format(lastUsedAt) });
  const note = [lastUse, address].filter((part) => part !== null).join(' · ');
  return (
    <ListRow
      title={
        <Row gap={8} wrap>
          {name}
          {isCurrent && <Badge tone="brand">{t('sessions.this')}</Badge>}
        </Row>
      }
      note={note}
      trailing={
        !isCurrent && (
          <Button
            variant="quiet"
            size="s"
            css={{ whiteSpace: 'nowrap' }}
            aria-label={t('sessions.endOf', { device: hasSharedName ? `${name} · ${note}` : name })}
            pending={running === id}
            disabled={running !== null && running !== id}
            onClick={onEnd}
          >
            {t('sessions.end')}
          </Button>
        )
      }
    />
  );
}
