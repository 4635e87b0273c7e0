import { array, nonempty, object, size, string, type Infer } from 'superstruct';

/** A topic of the FAQ with its questions (SHARED-28). */
const faqTopic = object({
  /** Identifies the topic in an address: `/faq/topic?topic=payments`. */
  id: nonempty(string()),
  title: nonempty(string()),
  questions: size(array(object({ question: nonempty(string()), answer: nonempty(string()) })), 1, 100),
});

/** The content file `faq` of a brand, which an operator may replace (OP-89). */
export const faqContent = object({ topics: array(faqTopic) });

export type FaqTopic = Infer<typeof faqTopic>;
export type FaqContent = Infer<typeof faqContent>;
