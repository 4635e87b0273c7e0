import { useMessages } from '@portal/platform';
import { IconTile, ListRow } from '@portal/ui';
import {
  DocumentIcon,
  EditIcon,
  HelpIcon,
  type IconComponent,
  LeasesIcon,
  LockIcon,
  ProfileIcon,
  ReceiptIcon,
} from '@portal/ui/icons';
import { supportMessages } from '../messages/support.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import type { FaqTopic } from '@portal/domain';

/** The icons of the shipped topics; a topic that an operator adds has the help icon. */
const icons: Readonly<Record<string, IconComponent>> = {
  general: DocumentIcon,
  payments: ReceiptIcon,
  application: EditIcon,
  account: ProfileIcon,
  login: LockIcon,
  returns: LeasesIcon,
};

export function TopicLink({ topic }: { readonly topic: FaqTopic }) {
  const t = useMessages(supportMessages);
  const Icon = icons[topic.id] ?? HelpIcon;
  return (
    <ListRow
      to={ownRoutes.topic({ topic: topic.id })}
      title={topic.title}
      note={t('faq.count', { count: topic.questions.length })}
      leading={
        <IconTile>
          <Icon />
        </IconTile>
      }
    />
  );
}
