import { useMessages } from '@portal/platform';
import { Card, Stack, Text } from '@portal/ui';
import { supportMessages } from '../messages/support.messages.ts';
import { ContactNote } from './contact-note.tsx';
import { FaqSearch } from './faq-search.tsx';
import { FaqEmpty, FaqFailed, FaqPageSkeleton } from './faq-states.tsx';
import { TopicLink } from './topic-link.tsx';
import { useFaq } from './use-faq.ts';

/** `/support/faq`: the topics, and a search over the questions of all (SUP-11). */
export function FaqPage() {
  const t = useMessages(supportMessages);
  return (
    <Stack gap={24}>
      <Text tone={2}>{t('faq.intro')}</Text>
      <Topics />
      <ContactNote />
    </Stack>
  );
}

function Topics() {
  const faq = useFaq();
  if (faq.isPending) return <FaqPageSkeleton />;
  if (faq.isError) return <FaqFailed onRetry={() => void faq.refetch()} retrying={faq.isFetching} />;
  if (faq.data.topics.length === 0) return <FaqEmpty />;
  return (
    <FaqSearch content={faq.data}>
      <Card as="div" pad="none">
        <ul css={{ margin: 0, padding: 0 }}>
          {faq.data.topics.map((topic) => (
            <TopicLink key={topic.id} topic={topic} />
          ))}
        </ul>
      </Card>
    </FaqSearch>
  );
}
