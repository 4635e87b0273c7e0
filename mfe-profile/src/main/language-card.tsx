import { languageNames, languages, useLanguage, useMessages } from '@portal/platform';
import { Card, Heading, Text } from '@portal/ui';
import { Segments } from '@portal/ui/form';
import { profileMessages } from '../messages/profile.messages.ts';

/** Chooses the language of the portal; shown at once and kept in this browser. */
export function LanguageCard() {
  const t = useMessages(profileMessages);
  const { choice, choose } = useLanguage();
  return (
    <Card gap={12}>
      <Heading level={2}>{t('main.language.title')}</Heading>
      <div>
        <Segments
          label={t('main.language.title')}
          value={choice}
          onChange={choose}
          choices={languages.map((value) => ({ value, text: languageNames[value], lang: value }))}
        />
      </div>
      <Text size="s" tone={2}>
        {t('main.theme.help')}
      </Text>
    </Card>
  );
}
