import { useMessages } from '@portal/platform';
import { errorsMessages } from '../../messages/errors.messages.ts';
import { ClosedGate } from './error-illustrations.tsx';
import { ErrorPage } from './error-page.tsx';

/** `/403` (SHELL-62, 63, 66). */
export function ForbiddenPage() {
  const t = useMessages(errorsMessages);
  return <ErrorPage code={t('forbidden.code')} text={t('forbidden.text')} illustration={<ClosedGate />} />;
}
