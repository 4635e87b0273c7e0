import { useMessages } from '@portal/platform';
import { shellMessages } from '../../messages/shell.messages.ts';
import { WrongTurn } from './error-illustrations.tsx';
import { ErrorPage } from './error-page.tsx';

/** Any path that no route matches (SHELL-64, 65, 67). */
export function NotFoundPage() {
  const t = useMessages(shellMessages);
  return <ErrorPage code={t('notFound.code')} text={t('notFound.text')} illustration={<WrongTurn />} />;
}
