import { formatSpokenOpeningHours } from '@portal/domain';
import { useBrand, useMessages, usePlatform } from '@portal/platform';
import { Facts } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { OpenBadge } from '../../brand/open-badge.tsx';
import { PhoneLink, quietLink } from '../../brand/phone-link.tsx';
import { welcomeMessages } from '../../messages/welcome.messages.ts';

/** How to reach the company, without signing in (OP-09). */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(welcomeMessages);
  const { contact } = useBrand();
  const { supportHours } = usePlatform().config;
  return (
    <Dialog open title={t('welcome.helpTitle')} onClose={onClose}>
      <p>{t('welcome.helpText')}</p>
      <Facts
        layout="rows"
        items={[
          { label: t('contact.phone'), value: <PhoneLink phone={contact.phone} /> },
          { label: t('contact.afterHours'), value: <PhoneLink phone={contact.afterHoursPhone} /> },
          {
            label: t('contact.email'),
            value: (
              <a href={`mailto:${contact.email}`} css={quietLink}>
                {contact.email}
              </a>
            ),
          },
          {
            label: t('contact.hours'),
            value: formatSpokenOpeningHours(supportHours, t.language).map((line) => (
              <span key={line} css={{ display: 'block' }}>
                {line}
              </span>
            )),
          },
        ]}
      />
      <div>
        <OpenBadge />
      </div>
    </Dialog>
  );
}
