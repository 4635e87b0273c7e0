import { answerTo, type ConversationStage } from './agent.ts';

const stageAfter = (said: string, stage: ConversationStage = 'open') => answerTo(said, stage).stage;

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
    const { text, stage } = answerTo(said, 'open');
    expect([text.includes(part), stage]).toEqual([true, 'open']);
  });

  it('SUP-07: offers a person to whoever asks for one, or for what it does not know', () => {
    expect(stageAfter('I want a human')).toBe('offered');
    expect(answerTo('<b>why?</b>', 'open').text).toContain('“<b>why?</b>”');
    expect(stageAfter('xyzzy')).toBe('offered');
  });

  it('SUP-07: hands over after a yes alone, and goes on after a no', () => {
    expect(stageAfter('Yes, please', 'offered')).toBe('handed-over');
    expect(stageAfter('no', 'offered')).toBe('open');
    expect(stageAfter('how do I pay', 'offered')).toBe('open');
    expect(stageAfter('yes', 'open')).toBe('offered');
    expect(stageAfter('how do I pay', 'handed-over')).toBe('handed-over');
  });

  it('repeats no more than a line of what was said', () => {
    expect(answerTo('x'.repeat(1000), 'open').text.length).toBeLessThan(250);
  });
});
