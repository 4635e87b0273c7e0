import { useMessages } from '@portal/platform';
import { shellMessages } from '../../messages/shell.messages.ts';
import { ClosedGate } from './error-illustrations.tsx';
import { ErrorPage } from './error-page.tsx';

/** `/403` (SHELL-62, 63, 66). */
export function ForbiddenPage() {
  const t = useMessages(shellMessages);
  return <ErrorPage code={t('forbidden.code')} text={t('forbidden.text')} illustration={<ClosedGate />} />;
}
