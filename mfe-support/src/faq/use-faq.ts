import { useContent } from '@portal/platform';
import { faqContent } from '@portal/domain';

/** The questions and answers of the brand in force. */
export function useFaq() {
  return useContent('faq', faqContent);
}
