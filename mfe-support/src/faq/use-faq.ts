import { useContent } from '@portal/platform';
import { faqContent } from '@portal/domain';

/** Loads the questions and answers of the active brand. */
export function useFaq() {
  return useContent('faq', faqContent);
}
