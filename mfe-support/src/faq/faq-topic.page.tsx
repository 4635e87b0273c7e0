import { usePageTitle, useMessages } from '@portal/platform';
import { Card, Section, Stack } from '@portal/ui';
import { Accordion } from '@portal/ui/data';
import { Navigate, useSearchParams } from 'react-router-dom';
import { supportMessages } from '../messages/support.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { ContactNote } from './contact-note.tsx';
import type { FaqContent, FaqTopic } from '@portal/domain';
import { FaqFailed, FaqSkeleton } from './faq-states.tsx';
import { TopicLink } from './topic-link.tsx';
import { useFaq } from './use-faq.ts';

/** `/faq/topic?topic=…`: the questions of a topic, the first one open (SUP-14, 15, OP-14). */
export function FaqTopicPage() {
  const [query] = useSearchParams();
  const id = query.get('topic');
  const faq = useFaq();
  if (id === null) return <Navigate to={ownRoutes.faq()} replace />;
  if (faq.isPending) return <FaqSkeleton />;
  if (faq.isError) return <FaqFailed onRetry={() => void faq.refetch()} retrying={faq.isFetching} />;
  const topic = faq.data.topics.find((each) => each.id === id);
  if (!topic) return <Navigate to={ownRoutes.faq()} replace />;
  return <Topic key={id} topic={topic} all={faq.data} />;
}

function Topic({ topic, all }: { readonly topic: FaqTopic; readonly all: FaqContent }) {
  const t = useMessages(supportMessages);
  usePageTitle(topic.title);
  return (
    <Stack gap={32}>
      <Accordion
        items={topic.questions.map(({ question, answer }) => ({
          id: question,
          title: question,
          content: answer,
        }))}
      />
      <ContactNote />
      <Section title={t('topic.others')}>
        <Card as="div" pad="none">
          <ul css={{ margin: 0, padding: 0 }}>
            {all.topics
              .filter(({ id }) => id !== topic.id)
              .map((other) => (
                <TopicLink key={other.id} topic={other} />
              ))}
          </ul>
        </Card>
      </Section>
    </Stack>
  );
}
