import { formatShortOpeningHours } from '@portal/domain';
import { useBrand, useMessages, usePlatform } from '@portal/platform';
import { frameMessages } from '../../messages/frame.messages.ts';
import { OpenBadge } from '../../brand/open-badge.tsx';
import { PhoneLink, quietLink } from '../../brand/phone-link.tsx';

/** Company, address, phone numbers, email and hours at the foot of the menu (SHELL-06, SHELL-17 to 20). */
export function MenuFooter() {
  const { company, contact } = useBrand();
  const { supportHours } = usePlatform().config;
  const t = useMessages(frameMessages);
  return (
    <div
      css={{
        marginTop: 'auto',
        padding: 12,
        fontSize: 13,
        // Of the links too, which are targets: all lines are the same distance apart.
        lineHeight: '24px',
        color: 'var(--ink-3)',
        '& p': { margin: 0 },
      }}
    >
      <p css={{ color: 'var(--ink-2)', fontWeight: 600 }}>{company}</p>
      <p>{contact.address}</p>
      <p>
        <PhoneLink phone={contact.phone} />
      </p>
      <p>
        <PhoneLink phone={contact.afterHoursPhone}>
          {t('contact.afterHoursShort', { phone: contact.afterHoursPhone })}
        </PhoneLink>
      </p>
      <p>
        <a href={`mailto:${contact.email}`} css={quietLink}>
          {contact.email}
        </a>
      </p>
      <div css={{ margin: '8px 0 4px' }}>
        <OpenBadge />
      </div>
      <p>{formatShortOpeningHours(supportHours, t.language)}</p>
    </div>
  );
}
