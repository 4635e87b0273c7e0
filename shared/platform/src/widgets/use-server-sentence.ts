import { useI18n } from '@portal/i18n';
import { useQuery } from '@tanstack/react-query';
import { loadSentence } from '../server-sentences/server-sentences.ts';

/**
 * Returns a sentence in an answer of the api, such as why a payment failed, in the page's language; as it is while that is
 * loading, and when it is not known. A language that did not arrive is asked for again with the next screen.
 */
export function useServerSentence(sentence: string | null): string | null {
  const { language } = useI18n();
  const { data } = useQuery({
    queryKey: ['server-sentence', language, sentence],
    queryFn: () => loadSentence(sentence ?? '', language),
    enabled: sentence !== null,
    staleTime: Infinity,
  });
  return data ?? sentence;
}
