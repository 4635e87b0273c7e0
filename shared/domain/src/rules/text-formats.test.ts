import { isEmail, isLocalPhone, isPhone, isPin, isUsername, isWebAddress } from './text-formats.ts';

describe('isEmail', () => {
  it.each(['maria@portal.test', 'a.b+c@x.co.uk', 'o’neil@portal.test'])('AUTH-48: accepts %s', (text) => {
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
  ])('AUTH-48: rejects %p', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('AUTH-48: rejects an address that is too long for mail servers', () => {
    expect(isEmail(`${'a'.repeat(242)}@portal.test`)).toBe(true);
    expect(isEmail(`${'a'.repeat(243)}@portal.test`)).toBe(false);
  });
});

describe('isPin', () => {
  it('LEASE-42: accepts five digits only', () => {
    expect(['12345', '00000'].every(isPin)).toBe(true);
    expect(['1234', '123456', '1234a', ' 12345', '１２３４５', ''].some(isPin)).toBe(false);
  });
});

describe('the formats of a form', () => {
  it('UI-18, UI-73: a phone number is + and 6 to 14 digits', () => {
    expect(['+123456', '+12345678901234'].every(isPhone)).toBe(true);
    expect(['+12345', '+123456789012345', '123456', '+12 3456', '+123456\n', ''].some(isPhone)).toBe(false);
  });

  it('UI-19: a phone number at home is like (123) 456-7890', () => {
    expect(isLocalPhone('(123) 456-7890')).toBe(true);
    expect(
      ['(123)456-7890', '123-456-7890', '(123) 456-789', ' (123) 456-7890', '(123) 456-78901'].some(
        isLocalPhone,
      ),
    ).toBe(false);
  });

  it('UI-20: a username is letters, digits and underscores', () => {
    expect(['a', 'Ana_1', '_', '7'].every(isUsername)).toBe(true);
    expect(['', 'a b', 'ana.b', 'änna', 'a-b', 'ana\n'].some(isUsername)).toBe(false);
  });

  it('UI-21: a web address is one of http or https with a host', () => {
    expect(['http://localhost', 'HTTPS://a.test/x?y=z#w', 'http://[::1]:8080/'].every(isWebAddress)).toBe(
      true,
    );
    expect(
      [
        '',
        'a.test',
        '//a.test',
        'ftp://a.test',
        'javascript:alert(1)',
        'http:a.test',
        'http://',
        'http:///a',
        'https://a b.test',
        'https://a.test/\n',
      ].some(isWebAddress),
    ).toBe(false);
  });
});
