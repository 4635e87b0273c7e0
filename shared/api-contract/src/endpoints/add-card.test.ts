import fc from 'fast-check';
import { addCardBody } from './payment-methods.ts';
import { mayContainCardNumber } from '../fields/card-fields.ts';
import { fieldMessagesOf } from '../fixtures/field-messages.ts';

const good = { token: 'tok_8fK-2', verificationData: { network: 'visa' }, reVerificationCardId: null };
const messagesFor = (change: object) => {
  const [first] = Object.entries(fieldMessagesOf({ ...good, ...change }, addCardBody));
  return first ? [first[0], ...first[1]] : null;
};

describe('the body that saves a card', () => {
  it('SHARED-26: accepts a token and the provider’s verification', () => {
    expect(messagesFor({})).toBeNull();
    expect(messagesFor({ reVerificationCardId: 7 })).toBeNull();
    expect(
      messagesFor({ verificationData: { network: 'amex', receipt: 'rcp_a-b', checks: ['cvc'] } }),
    ).toBeNull();
  });

  it.each([
    ['4242424242424242'],
    ['4242 4242 4242 4242'],
    ['3782-822463-10005'],
    ['tok_4242424242424242_x'],
    ['123456789012'],
    ['1234567890123456789'],
    ['4242.4242.4242.4242'],
  ])('API-41: rejects %j in every position, without repeating it', (number) => {
    const changes = [
      { token: number },
      { verificationData: { network: number } },
      { verificationData: { [number]: 'visa' } },
      { verificationData: { a: { b: [{ c: number }] } } },
      { verificationData: { digits: number.split(/[ .-]/) } },
    ];
    for (const change of changes) {
      const messages = messagesFor(change);
      expect([number, messages?.[1]]).toEqual([number, 'This must not hold a card number.']);
    }
  });

  it('API-41: rejects a card number that is a number and not a text', () => {
    expect(messagesFor({ verificationData: { id: 4242424242424242 } })).not.toBeNull();
    expect(messagesFor({ token: 4242424242424242 })).toEqual(['token', 'This is not valid.']);
  });

  it('API-41: treats every run of 12 to 19 digits as a card number, and no shorter or longer one', () => {
    const digits = (minLength: number, maxLength: number) =>
      fc.string({ minLength, maxLength, unit: fc.constantFrom(...'0123456789') });
    fc.assert(fc.property(digits(12, 19), (run) => mayContainCardNumber(`a${run}b`)));
    fc.assert(fc.property(digits(0, 11), (run) => !mayContainCardNumber(`a${run}b`)));
    fc.assert(fc.property(digits(20, 40), (run) => !mayContainCardNumber(run)));
  });

  it.each([
    [{ token: '' }, ['token', 'This is required.']],
    [{ token: 'x'.repeat(4097) }, ['token', 'This is not valid.']],
    [{ verificationData: null }, ['verificationData', 'This is not valid.']],
    [{ verificationData: [] }, ['verificationData', 'This is not valid.']],
    [{ verificationData: 'visa' }, ['verificationData', 'This is not valid.']],
    [{ verificationData: { a: { b: { c: { d: { e: 1 } } } } } }, ['verificationData', 'This is not valid.']],
    [{ verificationData: { a: 'x'.repeat(4097) } }, ['verificationData', 'This is too long.']],
  ])('API-41: rejects %j with a message', (change, messages) => {
    expect(messagesFor(change)).toEqual(messages);
  });
});
