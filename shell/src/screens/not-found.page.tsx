import { useTexts } from '@portal/platform';
import { shellTexts } from '../texts/shell-texts.ts';
import { WrongTurn } from './error-illustrations.tsx';
import { ErrorPage } from './error-page.tsx';

/** Any path that nobody owns (SHELL-64, 65, 67). */
export function NotFoundPage() {
  const t = useTexts(shellTexts);
  return <ErrorPage code={t('notFound.code')} text={t('notFound.text')} illustration={<WrongTurn />} />;
}
