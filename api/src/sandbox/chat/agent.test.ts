// cspell:ignore asistente
import { answerTo, greetingIn, type ConversationStage } from './agent.ts';
import english from './chat-messages.en.json' with { type: 'json' };
import spanish from './chat-messages.es.json' with { type: 'json' };

const stageAfter = (said: string, stage: ConversationStage = 'open') => answerTo(said, stage, 'en').stage;

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
    const { text, stage } = answerTo(said, 'open', 'en');
    expect([text.includes(part), stage]).toEqual([true, 'open']);
  });

  it('SUP-07: offers a person when asked for one, or when it does not know the answer', () => {
    expect(stageAfter('I want a human')).toBe('offered');
    expect(answerTo('<b>why?</b>', 'open', 'en').text).toContain('“<b>why?</b>”');
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
    expect(answerTo('x'.repeat(1000), 'open', 'en').text.length).toBeLessThan(250);
  });

  it('SUP-07, OP-95: greets in the language of the page', () => {
    expect([greetingIn('en'), greetingIn('es')]).toEqual([
      expect.stringContaining('virtual assistant'),
      expect.stringContaining('asistente virtual'),
    ]);
  });

  // cspell:disable
  it.each([
    ['¿Cómo pago?', 'open', 'pagar en Inicio', 'open'],
    ['mi tarjeta fue rechazada', 'open', 'pagar en Inicio', 'open'],
    ['¿dónde está mi contrato?', 'open', 'Sus contratos están', 'open'],
    ['olvidé mi contraseña', 'open', '¿Olvidó su contraseña?', 'open'],
    ['buenos días', 'open', 'ayudarle', 'open'],
    ['¡gracias!', 'open', 'Con gusto', 'open'],
    ['quiero hablar con una persona', 'open', 'Responda sí o no', 'offered'],
    ['xyzzy', 'open', '“xyzzy”', 'offered'],
    ['Sí', 'offered', 'Le comunico', 'handed-over'],
    ['si, por favor', 'offered', 'Le comunico', 'handed-over'],
    ['no', 'offered', 'sigo aquí', 'open'],
    ['sigo esperando', 'handed-over', 'Su mensaje', 'handed-over'],
  ] as const)(
    /* cspell:enable */ 'SUP-07, OP-95: answers %j in Spanish, when %s',
    (said, stage, part, next) => {
      const answer = answerTo(said, stage, 'es');
      expect([answer.text, answer.stage]).toEqual([expect.stringContaining(part), next]);
    },
  );

  it('OP-95: says in Spanish all that it says in English, with the same values', () => {
    const valuesOf = (messages: Readonly<Record<string, string>>) =>
      Object.entries(messages).map(([key, text]) => [key, text.match(/\{\w+\}/g) ?? []]);
    expect(valuesOf(spanish)).toEqual(valuesOf(english));
  });
});
