import type { FaqContent, FaqTopic } from '@portal/domain';

export interface FoundQuestion {
  /** Unique in the content. */
  readonly id: string;
  readonly topic: FaqTopic;
  readonly question: string;
  readonly answer: string;
}

/** Returns a text without accents, capitals and apostrophes, which come as ' and as ’. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** Returns a word without the ending of its plural, in English and Spanish; short words have none. */
const singular = (word: string) => (word.length > 3 ? word.replace(/(?<=l|n|r|d)es$|s$/, '') : word);

/**
 * Returns the questions of all topics that have every typed word in their question, answer or topic; accents, capitals,
 * plural and punctuation do not matter. Those with all words in the question come first. Empty for a text without words.
 */
export function searchFaq(content: FaqContent, typed: string): readonly FoundQuestion[] {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular);
  if (words.length === 0) return [];
  const hasAll = (text: string) => words.every((word) => plain(text).includes(word));
  const found = content.topics.flatMap((topic) =>
    topic.questions
      .map(({ question, answer }, at) => ({ id: `${topic.id}/${at}`, topic, question, answer }))
      .filter(({ question, answer }) => hasAll(`${question} ${answer} ${topic.title}`)),
  );
  return [
    ...found.filter(({ question }) => hasAll(question)),
    ...found.filter(({ question }) => !hasAll(question)),
  ];
}
