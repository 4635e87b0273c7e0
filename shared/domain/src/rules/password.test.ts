import { passwordProblems } from './password.ts';

describe('passwordProblems', () => {
  it.each(['Portal!demo1', 'abcdefg!', '1234567a-', 'äöüäöü ß', 'abcdefg🙂'])(
    'AUTH-50, AUTH-51: accepts %p',
    (text) => {
      expect(passwordProblems(text)).toEqual([]);
    },
  );

  it('AUTH-50: seven characters are too few, however many code units they take', () => {
    expect(passwordProblems('abcdef!')).toEqual(['too-short']);
    expect(passwordProblems('a!🙂🙂🙂🙂🙂')).toEqual(['too-short']);
  });

  it('AUTH-51: requires a letter and a character that is neither letter nor digit', () => {
    expect(passwordProblems('1234567!')).toEqual(['no-letter']);
    expect(passwordProblems('abcdefg1')).toEqual(['no-special']);
    expect(passwordProblems('12345678')).toEqual(['no-letter', 'no-special']);
    expect(passwordProblems('')).toEqual(['too-short', 'no-letter', 'no-special']);
  });
});
