import { searchFaq } from './search-faq.ts';

const content = {
  topics: [
    {
      id: 'pay',
      title: 'Payments',
      questions: [
        { question: 'When is it due?', answer: 'Your payment is due each month.' },
        { question: 'Can I pay in a café?', answer: 'No. Call (555) 010-0199 for the café’s number.' },
      ],
    },
    { id: 'other', title: 'Other', questions: [{ question: 'Is a payment returned?', answer: 'Yes.' }] },
  ],
};

const found = (typed: string) => searchFaq(content, typed).map(({ question }) => question);

it.each([
  ['', []],
  ['   ', []],
  ['?', []],
  ['nonsense', []],
  ['CAFE', ['Can I pay in a café?']],
  ['due month', ['When is it due?']],
  ['month due', ['When is it due?']],
  ['cafés', ['Can I pay in a café?']],
  ['months', ['When is it due?']],
  ['Can I pay in a café?', ['Can I pay in a café?']],
  ['¿Pay, “in a café”?', ['Can I pay in a café?']],
  ["the cafe's number", ['Can I pay in a café?']],
  ['the café’s number', ['Can I pay in a café?']],
  ['555-010-0199', ['Can I pay in a café?']],
  ['is', ['When is it due?', 'Is a payment returned?']],
  // A question that has the word itself comes before one that has it in its answer or topic.
  ['payment', ['Is a payment returned?', 'When is it due?', 'Can I pay in a café?']],
])('SUP-01: %j finds %j', (typed, questions) => {
  expect(found(typed)).toEqual(questions);
});
