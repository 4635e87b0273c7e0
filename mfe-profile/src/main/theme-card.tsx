import { themeChoices, useMessages, useTheme } from '@portal/platform';
import { Card, Heading, Text } from '@portal/ui';
import { Segments } from '@portal/ui/form';
import { profileMessages } from '../messages/profile.messages.ts';

/** Chooses between light, dark, and what the device is set to; shown at once and kept in this browser. */
export function ThemeCard() {
  const t = useMessages(profileMessages);
  const { choice, choose } = useTheme();
  return (
    <Card gap={12}>
      <Heading level={2}>{t('main.theme.title')}</Heading>
      <div>
        <Segments
          label={t('main.theme.title')}
          value={choice}
          onChange={choose}
          choices={themeChoices.map((value) => ({ value, text: t(`main.theme.${value}`) }))}
        />
      </div>
      <Text size="s" tone={2}>
        {t('main.theme.help')}
      </Text>
    </Card>
  );
}
