/** How far a conversation is: whether a person was offered, and whether it was handed over. */
export type ConversationStage = 'open' | 'offered' | 'handed-over';

interface Answer {
  readonly text: string;
  readonly stage: ConversationStage;
}

export const greeting = 'Hello! I am the virtual assistant. Ask me about payments, leases or logging in.';

interface Topic {
  readonly words: RegExp;
  readonly text: string;
}

const offer = 'Shall I hand you over to a person? Answer yes or no.';

const person = /\b(agent|person|human|representative|somebody|someone|operator)\b/i;
const topics: readonly Topic[] = [
  {
    words: /\b(pay|pays|paying|payments?|payoff|due|card|bank|autopay|late|declined)\b/i,
    text: 'You can pay on the dashboard: choose the lease, an amount of at least the minimum due, a date and a card or bank account. A payment shows in your history at once and may take up to 3 business days to post.',
  },
  {
    words: /\b(leases?|contract|apply|application|approved|approval|balance|own|offers?)\b/i,
    text: 'Your leases are under Leases: the current ones with what is left to pay, approved applications, and those that are paid off. A lease’s page also has its contract.',
  },
  {
    words: /\b(log ?in|sign(ing)? ?in|password|pin|code|e-?mail|locked|account)\b/i,
    text: 'If you can’t log in, choose “Forgot password” and use the link that we email you within 30 minutes. You can change email address and password under Profile.',
  },
];

/** Returns the scripted agent's answer, by key words; it asks before it hands over. */
export function answerTo(said: string, stage: ConversationStage): Answer {
  if (stage === 'handed-over') {
    return {
      text: 'Your message has been passed on to the person who takes over. In this demo nobody is there.',
      stage,
    };
  }
  if (stage === 'offered' && /^\W*(yes|yeah|yep|please|ok(ay)?|sure)\b/i.test(said)) {
    return {
      text: 'I am handing you over. A person will continue from here and can read our conversation. In this demo nobody is there.',
      stage: 'handed-over',
    };
  }
  if (stage === 'offered' && /^\W*(no|nope|not)\b/i.test(said)) {
    return { text: 'All right, I am still here. What else would you like to know?', stage: 'open' };
  }
  if (person.test(said)) return { text: offer, stage: 'offered' };
  const topic = topics.find(({ words }) => words.test(said));
  if (topic) return { text: topic.text, stage: 'open' };
  if (/^\W*(hi|hello|hey|good (morning|afternoon|evening))\b/i.test(said)) {
    return { text: 'Hello! What can I do for you?', stage: 'open' };
  }
  if (/\b(thanks?|thank you|bye)\b/i.test(said)) {
    return { text: 'You are welcome. I am here if you need anything else.', stage: 'open' };
  }
  const heard = said.length > 80 ? `${said.slice(0, 80)}…` : said;
  return { text: `I do not know the answer to “${heard}”. ${offer}`, stage: 'offered' };
}
