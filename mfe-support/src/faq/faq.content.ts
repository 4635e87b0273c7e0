import { array, nonempty, object, size, string, type Infer } from 'superstruct';

const topic = object({
  /** Names the topic in the address: `/faq/topic?topic=payments`. */
  id: nonempty(string()),
  title: nonempty(string()),
  questions: size(array(object({ question: nonempty(string()), answer: nonempty(string()) })), 1, 100),
});

/** The content file `faq` of a brand (SUP-17, OP-89). */
export const faqContent = object({ topics: array(topic) });

export type FaqContent = Infer<typeof faqContent>;
export type FaqTopic = FaqContent['topics'][number];
