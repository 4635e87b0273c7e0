import { avatarUrl, displayName, mobileNumber, type User } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Card, Facts, Heading, Row } from '@portal/ui';
import { profileMessages } from '../messages/profile.messages.ts';
import { Avatar } from './avatar.tsx';

/** The customer's picture, name, mobile number and username (PROF-13..19). */
export function IdentityCard({ user }: { readonly user: User }) {
  const t = useMessages(profileMessages);
  const name = displayName(user);
  return (
    <Card gap={20} aria-label={t('main.account')}>
      <Row gap={20}>
        <Avatar url={avatarUrl(user)} name={name} />
        <Heading level={2} css={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {name}
        </Heading>
      </Row>
      <Facts
        layout="rows"
        items={[
          { label: t('main.mobile'), value: mobileNumber(user) ?? t('main.mobileMissing') },
          { label: t('main.username'), value: <span css={{ overflowWrap: 'anywhere' }}>{user.email}</span> },
        ]}
      />
    </Card>
  );
}
