import {
  chatMessagesIn,
  type ChatLanguage,
  type ChatMessageKey,
  type ChatMessages,
} from './chat-messages.ts';
import { keyWords } from './key-words.ts';

/** How far a conversation is: whether a person was offered, and whether it was handed over. */
export type ConversationStage = 'open' | 'offered' | 'handed-over';

interface Answer {
  readonly text: string;
  readonly stage: ConversationStage;
}

/** Returns what the scripted agent begins a conversation with. */
export const greetingIn = (language: ChatLanguage): string => chatMessagesIn(language)('agent.greeting');

/** Returns the scripted agent's answer in a language, by its key words; it asks before it hands over. */
export function answerTo(said: string, stage: ConversationStage, language: ChatLanguage): Answer {
  const t = chatMessagesIn(language);
  const words = keyWords[language];
  const answer = (key: ChatMessageKey, next: ConversationStage): Answer => ({ text: t(key), stage: next });
  if (stage === 'handed-over') return answer('agent.passedOn', stage);
  if (stage === 'offered' && words.yes.test(said)) return answer('agent.handedOver', 'handed-over');
  if (stage === 'offered' && words.no.test(said)) return answer('agent.stays', 'open');
  if (words.person.test(said)) return answer('agent.offer', 'offered');
  const topic = (['payments', 'leases', 'login'] as const).find((name) => words[name].test(said));
  if (topic) return answer(`agent.${topic}`, 'open');
  if (words.hello.test(said)) return answer('agent.hello', 'open');
  if (words.bye.test(said)) return answer('agent.bye', 'open');
  return { text: unknownAnswer(said, t), stage: 'offered' };
}

function unknownAnswer(said: string, t: ChatMessages): string {
  const heard = said.length > 80 ? `${said.slice(0, 80)}…` : said;
  return t('agent.unknown', { text: heard, offer: t('agent.offer') });
}
