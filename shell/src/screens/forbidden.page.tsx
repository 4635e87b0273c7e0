import { useTexts } from '@portal/platform';
import { shellTexts } from '../texts/shell-texts.ts';
import { ClosedGate } from './error-illustrations.tsx';
import { ErrorPage } from './error-page.tsx';

/** `/403` (SHELL-62, 63, 66). */
export function ForbiddenPage() {
  const t = useTexts(shellTexts);
  return <ErrorPage code={t('forbidden.code')} text={t('forbidden.text')} illustration={<ClosedGate />} />;
}
