import { useTexts } from '@portal/platform';
import { useEffect } from 'react';
import { reportProblem } from '../start/report-problem.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { PartFailure } from './part-failure.tsx';

/** Stands where a remote's screen threw; the rest of the page goes on. */
export function CrashedScreen({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const t = useTexts(shellTexts);
  useEffect(() => reportProblem(error), [error]);
  return <PartFailure title={t('remote.crashTitle')} text={t('remote.failedText')} onRetry={retry} />;
}
