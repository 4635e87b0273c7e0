import { formatOpeningHours } from '@portal/domain';
import { useBrand, useMessages, usePlatform } from '@portal/platform';
import { telAddress } from '@portal/platform/widgets';
import { Card, Facts, Heading } from '@portal/ui';
import { phone as onPhone } from '@portal/ui/theme';
import { supportMessages } from '../messages/support.messages.ts';

/** Address, phone numbers, email and hours of the active brand (SUP-02 to SUP-06, OP-25). */
export function ContactCard() {
  const t = useMessages(supportMessages);
  const { company, contact } = useBrand();
  const { supportHours } = usePlatform().config;
  return (
    <Card>
      <Heading level={2}>{company}</Heading>
      <Facts
        layout="rows"
        items={[
          { label: t('contact.address'), value: contact.address },
          { label: t('contact.phone'), value: <PhoneLink phone={contact.phone} /> },
          { label: t('contact.afterHours'), value: <PhoneLink phone={contact.afterHoursPhone} /> },
          {
            label: t('contact.email'),
            value: (
              <a href={`mailto:${contact.email}`} css={link}>
                {contact.email}
              </a>
            ),
          },
          {
            label: t('contact.hoursLabel'),
            value: formatOpeningHours(supportHours, t.language).map((line) => (
              <span key={line} css={{ display: 'block' }}>
                {line}
              </span>
            )),
          },
        ]}
      />
    </Card>
  );
}

function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={telAddress(phone)} css={link}>
      {phone}
    </a>
  );
}

const link = {
  color: 'var(--brand)',
  overflowWrap: 'anywhere',
  textUnderlineOffset: 3,
  // As high as a thumb is wide, without moving the lines apart.
  display: 'inline-block',
  padding: '10px 0',
  margin: '-10px 0',
  [onPhone]: { margin: '-5px 0' },
} as const;
