import { answerTo, type ConversationStage } from './agent.ts';

const stageAfter = (said: string, stage: ConversationStage = 'open') => answerTo(said, stage).stage;

describe('the scripted chat agent', () => {
  it.each([
    ['How do I pay?', 'dashboard'],
    ['my CARD was declined', 'dashboard'],
    ['where is my lease contract', 'under Leases'],
    ['I forgot my password', 'Forgot password'],
    ['cannot log in', 'Forgot password'],
    ['Hello there', 'What can I do'],
    ['thanks!', 'welcome'],
  ])('SUP-07: answers %j by its keywords', (said, part) => {
    const { text, stage } = answerTo(said, 'open');
    expect([text.includes(part), stage]).toEqual([true, 'open']);
  });

  it('SUP-07: offers a person when asked for one, or when it does not know the answer', () => {
    expect(stageAfter('I want a human')).toBe('offered');
    expect(answerTo('<b>why?</b>', 'open').text).toContain('“<b>why?</b>”');
    expect(stageAfter('xyzzy')).toBe('offered');
  });

  it('SUP-07: hands over only after a yes, and continues after a no', () => {
    expect(stageAfter('Yes, please', 'offered')).toBe('handed-over');
    expect(stageAfter('no', 'offered')).toBe('open');
    expect(stageAfter('how do I pay', 'offered')).toBe('open');
    expect(stageAfter('yes', 'open')).toBe('offered');
    expect(stageAfter('how do I pay', 'handed-over')).toBe('handed-over');
  });

  it('repeats at most one line of the message', () => {
    expect(answerTo('x'.repeat(1000), 'open').text.length).toBeLessThan(250);
  });
});
