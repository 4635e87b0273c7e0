import { array, number, string, union, type Struct } from 'superstruct';
import { allowed, dateRule, localPhone, numeric, pattern, phone, url, username } from './rules.ts';

/** Returns the rule that rejects a value; undefined for a valid one. */
function says<Value>(struct: Struct<Value, unknown>, value: unknown): string | undefined {
  return struct.validate(value)[0]?.message;
}

describe('the format rules', () => {
  it.each(['0', '12.5', '-3', '1.2.3', '-', 0, -1e-7])('UI-17: takes %j for numeric', (value) => {
    expect(says(numeric(union([number(), string()])), value)).toBeUndefined();
  });
  it.each(['', '1e3', '1,000', ' 1', '$5', '٣'])('UI-17: rejects %j: must be a valid number', (value) => {
    expect(says(numeric(string()), value)).toBe('must be a valid number');
  });

  it.each(['+123456', '+12345678901234'])('UI-18, UI-73: takes %s for a phone number', (value) => {
    expect(says(phone(string()), value)).toBeUndefined();
  });
  it.each(['+12345', '+123456789012345', '123456', '+1 234567', '++123456', '', '+1234567\n'])(
    'UI-18, UI-73: rejects %j: must be a phone number',
    (value) => {
      expect(says(phone(string()), value)).toBe('must be a phone number');
    },
  );

  it('UI-19: takes (123) 456-7890 only', () => {
    expect(says(localPhone(string()), '(123) 456-7890')).toBeUndefined();
    for (const value of ['123-456-7890', '(123)456-7890', '(123) 456-789', '(123) 456-78901', '']) {
      expect(says(localPhone(string()), value)).toBe('must be a phone number like (123) 456-7890');
    }
  });

  it('UI-20: takes letters, digits and underscore', () => {
    expect(says(username(string()), 'Maria_27')).toBeUndefined();
    for (const value of ['maria 27', 'maria-27', 'maría', '']) {
      expect(says(username(string()), value)).toBe('must be letters, digits and underscores');
    }
  });

  it.each(['http://a.b', 'https://portal.test/x?y=1#z', 'HTTPS://EXAMPLE.COM', 'http://localhost:4000'])(
    'UI-21: takes %s for an address',
    (value) => {
      expect(says(url(string()), value)).toBeUndefined();
    },
  );
  it.each([
    'ftp://a.b',
    'javascript:alert(1)',
    'a.b',
    'http:a.b',
    'http://',
    'http://a b',
    'https://a.b ',
    '',
  ])('UI-21: rejects %j', (value) => {
    expect(says(url(string()), value)).toMatch(/web address/);
  });

  it('UI-22: takes only the values given, and of a list all of it', () => {
    expect(says(allowed(string(), ['a', 'b']), 'b')).toBeUndefined();
    expect(says(allowed(string(), ['a', 'b']), 'c')).toBe('not in the allowed values');
    expect(says(allowed(array(string()), ['a', 'b']), ['a', 'b'])).toBeUndefined();
    expect(says(allowed(array(string()), ['a', 'b']), ['a', 'c'])).toBe('not in the allowed values');
  });

  it('UI-23: rejects a text that does not match a pattern: must be valid', () => {
    expect(says(pattern(string(), /^[A-Z]{2}$/), 'GA')).toBeUndefined();
    expect(says(pattern(string(), /^[A-Z]{2}$/), 'GAs')).toBe('must be valid');
  });

  it.each(['1900-01-01', '02/30/2026', 'no date', ''])('UI-24: lets %j pass as a date', (value) => {
    expect(says(dateRule(string()), value)).toBeUndefined();
  });
});
