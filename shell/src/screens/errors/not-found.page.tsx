import { useMessages } from '@portal/platform';
import { errorsMessages } from '../../messages/errors.messages.ts';
import { WrongTurn } from './error-illustrations.tsx';
import { ErrorPage } from './error-page.tsx';

/** Any path that no route matches (SHELL-64, 65, 67). */
export function NotFoundPage() {
  const t = useMessages(errorsMessages);
  return <ErrorPage code={t('notFound.code')} text={t('notFound.text')} illustration={<WrongTurn />} />;
}
