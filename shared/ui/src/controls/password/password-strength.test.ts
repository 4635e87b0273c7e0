import { passwordScore, strengthTone } from './password-strength.ts';

describe('password strength', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['A', 2],
    ['1', 2],
    ['!', 2],
    ['-', 0],
    ['-------', 0],
    ['--------', 3],
    ['aA', 3],
    ['aA1!', 7],
    ['aA1!----', 10],
    ['aA1!aA1', 7],
    ['aA1aA1aA', 8],
  ])('UI-28: gives %j %i of 10', (password, score) => {
    expect(passwordScore(password)).toBe(score);
  });

  it.each([...'!@#$%^&*'])('UI-28: counts %s as a special character', (character) => {
    expect(passwordScore(character)).toBe(2);
  });

  it('UI-29: is a success above 75 percent', () => {
    expect([8, 9, 10].map(strengthTone)).toEqual(['success', 'success', 'success']);
  });
  it('UI-30: is info above 50 percent', () => {
    expect([6, 7].map(strengthTone)).toEqual(['info', 'info']);
  });
  it('UI-31: is a warning above 25 percent', () => {
    expect([3, 4, 5].map(strengthTone)).toEqual(['warning', 'warning', 'warning']);
  });
  it('UI-32: is a danger otherwise', () => {
    expect([0, 1, 2].map(strengthTone)).toEqual(['danger', 'danger', 'danger']);
  });
});
