import { useMessages } from '@portal/platform';
import { useEffect } from 'react';
import { reportProblem } from '../start/report-problem.ts';
import { shellMessages } from '../messages/shell.messages.ts';
import { PartFailure } from './part-failure.tsx';

/** Stands where a remote's screen threw; the rest of the page goes on. */
export function CrashedScreen({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const t = useMessages(shellMessages);
  useEffect(() => reportProblem(error), [error]);
  return <PartFailure title={t('remote.crashTitle')} text={t('remote.failedText')} onRetry={retry} />;
}
