import { is } from 'superstruct';
import { faqContent } from './faq.ts';

const question = { question: 'Can I pay early?', answer: 'Yes.' };
const topic = { id: 'payments', title: 'Payments', questions: [question] };
const content = (change: object) => ({ topics: [{ ...topic, ...change }] });

describe('faqContent', () => {
  it('SHARED-28: a topic has a title and questions, each with its answer', () => {
    expect(is(content({}), faqContent)).toBe(true);
  });

  it.each([
    ['no title', { title: undefined }],
    ['an empty title', { title: '' }],
    ['no questions', { questions: [] }],
    ['a question without an answer', { questions: [{ question: 'Can I?' }] }],
    ['an unknown field', { subtitle: 'x' }],
  ])('rejects a topic with %s', (_, change) => {
    expect(is(content(change), faqContent)).toBe(false);
  });
});
