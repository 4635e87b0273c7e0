import { isEmail, isPin } from './text-formats.ts';

describe('isEmail', () => {
  it.each(['maria@portal.test', 'a.b+c@x.co.uk', 'o’neil@portal.test'])('AUTH-48: takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'maria',
    'maria@',
    '@portal.test',
    'maria@portal',
    'a@b@c.d',
    'a b@c.d',
    'a@c.',
    'a@.c',
    'a@b..c',
  ])('AUTH-48: refuses %p', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('AUTH-48: refuses what no mail server takes', () => {
    expect(isEmail(`${'a'.repeat(242)}@portal.test`)).toBe(true);
    expect(isEmail(`${'a'.repeat(243)}@portal.test`)).toBe(false);
  });
});

describe('isPin', () => {
  it('LEASE-42: five digits and nothing else', () => {
    expect(['12345', '00000'].every(isPin)).toBe(true);
    expect(['1234', '123456', '1234a', ' 12345', '１２３４５', ''].some(isPin)).toBe(false);
  });
});
