import { answerTo, type ConversationStage } from './agent.ts';

const talkAfter = (said: string, talk: ConversationStage = 'open') => answerTo(said, talk).stage;

describe('the scripted agent of the chat', () => {
  it.each([
    ['How do I pay?', 'dashboard'],
    ['my CARD was declined', 'dashboard'],
    ['where is my lease contract', 'under Leases'],
    ['I forgot my password', 'Forgot password'],
    ['cannot log in', 'Forgot password'],
    ['Hello there', 'What can I do'],
    ['thanks!', 'welcome'],
  ])('SUP-07: answers %j by its words', (said, part) => {
    const { text, stage: talk } = answerTo(said, 'open');
    expect([text.includes(part), talk]).toEqual([true, 'open']);
  });

  it('SUP-07: offers a person to whoever asks for one, or for what it does not know', () => {
    expect(talkAfter('I want a human')).toBe('offered');
    expect(answerTo('<b>why?</b>', 'open').text).toContain('“<b>why?</b>”');
    expect(talkAfter('xyzzy')).toBe('offered');
  });

  it('SUP-07: hands over after a yes alone, and goes on after a no', () => {
    expect(talkAfter('Yes, please', 'offered')).toBe('handed-over');
    expect(talkAfter('no', 'offered')).toBe('open');
    expect(talkAfter('how do I pay', 'offered')).toBe('open');
    expect(talkAfter('yes', 'open')).toBe('offered');
    expect(talkAfter('how do I pay', 'handed-over')).toBe('handed-over');
  });

  it('repeats no more than a line of what was said', () => {
    expect(answerTo('x'.repeat(1000), 'open').text.length).toBeLessThan(250);
  });
});
