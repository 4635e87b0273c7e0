import type { FaqContent } from '@portal/domain';
import { useBrand, useMessages } from '@portal/platform';
import { useKeptValue } from '@portal/platform/widgets';
import { Card, EmptyState, Stack, Text, TextLink } from '@portal/ui';
import { Accordion } from '@portal/ui/data';
import { FieldFrame, TextInput } from '@portal/ui/form';
import { EmptyIllustration } from '@portal/ui/illustrations';
import { useId, type ReactNode } from 'react';
import { supportMessages } from '../messages/support.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { searchFaq } from './search-faq.ts';

const readSearch = (kept: unknown) => (typeof kept === 'string' ? kept : '');

/**
 * Searches the questions of all topics; `children` are shown while nothing is typed. Escape clears what is typed, and Back
 * from a topic finds it again.
 */
export function FaqSearch({
  content,
  children,
}: {
  readonly content: FaqContent;
  readonly children: ReactNode;
}) {
  const t = useMessages(supportMessages);
  const { key: brand } = useBrand();
  const id = useId();
  const [typed, setTyped] = useKeptValue(readSearch);
  const searching = typed.trim() !== '';
  const found = searchFaq(content, typed);
  return (
    <Stack gap={16}>
      <FieldFrame id={id} label={t('search.label')}>
        <TextInput
          id={id}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setTyped('');
          }}
        />
      </FieldFrame>
      <div role="status">
        {searching && found.length > 0 && <Text tone={2}>{t('search.found', { count: found.length })}</Text>}
        {searching && found.length === 0 && (
          <Card as="div">
            <EmptyState
              illustration={<EmptyIllustration brand={brand} width={140} />}
              title={t('search.found', { count: 0 })}
              text={t('search.none')}
            />
          </Card>
        )}
      </div>
      {searching ? (
        <Accordion
          open={null}
          items={found.map(({ id: itemId, topic, question, answer }) => ({
            id: itemId,
            title: question,
            content: (
              <Stack gap={8}>
                <span>{answer}</span>
                <TextLink to={ownRoutes.topic({ topic: topic.id })}>
                  {t('search.topic', { topic: topic.title })}
                </TextLink>
              </Stack>
            ),
          }))}
        />
      ) : (
        children
      )}
    </Stack>
  );
}
