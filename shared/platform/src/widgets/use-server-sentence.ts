import { useI18n } from '@portal/i18n';
import { useQuery } from '@tanstack/react-query';
import { sayInLanguage } from '../server-sentences/server-sentences.ts';

/**
 * Returns a sentence in an answer of the api, such as why a payment failed, in the page's language; as it is while that is
 * loading, and when it is not known.
 */
export function useServerSentence(sentence: string | null): string | null {
  const { language } = useI18n();
  const { data } = useQuery({
    queryKey: ['server-sentence', language, sentence],
    queryFn: () => sayInLanguage(sentence ?? '', language),
    enabled: sentence !== null,
    staleTime: Infinity,
  });
  return data ?? sentence;
}
