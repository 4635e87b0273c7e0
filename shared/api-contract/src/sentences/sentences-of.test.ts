import { sentencesOf } from './sentences-of.ts';

describe('a table of sentences', () => {
  it('SHARED-69: keeps values as they are, whatever they look like', () => {
    const say = sentencesOf({ 'Hello {name}.': 'Hola {name}.', 'A (b) {c}?': '¿A (b) {c}?' });
    expect(say('Hello $& {c} \\d.')).toBe('Hola $& {c} \\d.');
    expect(say('A (b) x?')).toBe('¿A (b) x?');
    expect(say('A b x?')).toBe('A b x?');
  });
});
