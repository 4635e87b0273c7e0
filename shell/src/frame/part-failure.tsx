import { useBrand, useMessages } from '@portal/platform';
import { FailedState } from '@portal/ui';
import { shellMessages } from '../messages/shell.messages.ts';
import { OpenBadge } from './open-badge.tsx';
import { PhoneLink } from './phone-link.tsx';

interface PartFailureProps {
  readonly title: string;
  readonly text: string;
  /** Absent where trying again can't help. */
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
}

/** The fallback of a part that failed: what happened, Retry, and how to reach a person, with the opening hours. */
export function PartFailure({ title, text, onRetry, retrying = false }: PartFailureProps) {
  const t = useMessages(shellMessages);
  const { contact } = useBrand();
  return (
    <FailedState
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
            {' · '}
            {t('contact.hoursShort')}
          </p>
          <div css={{ marginTop: 8 }}>
            <OpenBadge />
          </div>
        </>
      }
    />
  );
}
