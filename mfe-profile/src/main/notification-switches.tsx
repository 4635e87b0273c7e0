import { useMessages } from '@portal/platform';
import { Card, Heading } from '@portal/ui';
import { SwitchRow } from '@portal/ui/form';
import { profileMessages } from '../messages/profile.messages.ts';
import { useNotificationSettings } from './use-notification-settings.ts';

/** The two notification switches: general is `notifications`, marketing is `solicitations` (OP-82). */
export function NotificationSwitches() {
  const t = useMessages(profileMessages);
  const { settings, change } = useNotificationSettings();
  return (
    <Card gap={12}>
      <Heading level={2}>{t('main.notifications.title')}</Heading>
      <SwitchRow
        label={t('main.notifications.general')}
        note={t('main.notifications.generalHelp')}
        checked={settings.notifications}
        onChange={(notifications) => change({ notifications })}
      />
      <SwitchRow
        label={t('main.notifications.marketing')}
        note={t('main.notifications.marketingHelp')}
        checked={settings.solicitations}
        onChange={(solicitations) => change({ solicitations })}
      />
    </Card>
  );
}
