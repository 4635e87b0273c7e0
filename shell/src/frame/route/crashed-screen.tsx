import { useMessages } from '@portal/platform';
import { useEffect } from 'react';
import { reportProblem } from '../../problems/report-problem.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import { ErrorFallback } from './error-fallback.tsx';

/** Replaces a remote's screen that threw; the rest of the page goes on. */
export function CrashedScreen({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const t = useMessages(shellMessages);
  useEffect(() => reportProblem(error), [error]);
  return <ErrorFallback title={t('remote.crashTitle')} text={t('remote.failedText')} onRetry={retry} />;
}
