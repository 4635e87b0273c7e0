import { listSessions } from '@portal/api-contract';
import { lacksEndpoint, useApiQuery, useBrand, useMessages } from '@portal/platform';
import { Button, Card, Section, Stack, Text, UnloadedCard, useRowFocus } from '@portal/ui';
import { FailedIllustration } from '@portal/ui/illustrations';
import { profileMessages } from '../messages/profile.messages.ts';
import { sessionName, sharedNames } from './session-name.ts';
import { SessionRow } from './session-row.tsx';
import { useSessionEnds } from './use-session-ends.ts';

/**
 * Where the customer is signed in, and the way to end the other sessions. Draws nothing until the api has answered, and
 * nothing at all against a backend that does not list sessions.
 */
export function OpenSessions() {
  const t = useMessages(profileMessages);
  const { key: brand } = useBrand();
  const section = useRowFocus();
  const { running, end, endOthers } = useSessionEnds();
  const { data, error, isFetching, refetch } = useApiQuery(listSessions, undefined, { staleTime: 0 });
  if (data === undefined && (error === null || lacksEndpoint(error))) return null;
  const shared = sharedNames(data ?? [], t);
  return (
    <Section
      ref={section}
      title={t('sessions.title')}
      action={
        data !== undefined &&
        data.length > 1 && (
          <Button
            variant="secondary"
            size="s"
            pending={running === 'others'}
            disabled={running !== null && running !== 'others'}
            onClick={endOthers}
          >
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {data === undefined ? (
        <UnloadedCard
          load={{ status: 'failed', retry: () => void refetch(), retrying: isFetching }}
          skeleton={[]}
          level={3}
          illustration={<FailedIllustration brand={brand} width={140} />}
          title={t('sessions.failed')}
          text={t('sessions.failedText')}
        />
      ) : (
        <Stack gap={12}>
          <Text size="s" tone={2}>
            {t('sessions.help')}
          </Text>
          <Card pad="none" as="div">
            <Stack as="ul" gap={0} aria-label={t('sessions.title')}>
              {data.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  hasSharedName={shared.has(sessionName(session, t))}
                  running={running}
                  onEnd={() => end(session)}
                />
              ))}
            </Stack>
          </Card>
        </Stack>
      )}
    </Section>
  );
}
