import { useMessages } from '@portal/platform';
import { shellPaths } from '@portal/platform/contract';
import { Card, Stack, Text, TextLink } from '@portal/ui';
import { useState } from 'react';
import { accessMessages } from '../../messages/access.messages.ts';
import { AccessAnswer } from './access-answer.tsx';
import { AccessQuestionForm, type AccessQuestion } from './access-question.tsx';

/** For staff who may read it: explains why a user has no menu item or may not open a route. What it asks the api is logged there. */
export function AccessPage() {
  const t = useMessages(accessMessages);
  const [question, setQuestion] = useState<AccessQuestion | null>(null);
  return (
    <Stack gap={20}>
      <Text tone={2}>{t('access.intro')}</Text>
      <Card css={{ maxWidth: 640 }}>
        <AccessQuestionForm onAsk={setQuestion} />
      </Card>
      {question && <AccessAnswer question={question} />}
      <TextLink to={shellPaths.staff}>{t('access.back')}</TextLink>
    </Stack>
  );
}
