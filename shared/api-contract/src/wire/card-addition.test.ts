import fc from 'fast-check';
import { validate } from 'superstruct';
import { addCardBody } from '../endpoints/payment-methods.ts';
import { mayHoldCardNumber } from './card-addition.ts';
import { fieldErrors } from './request-fields.ts';

const good = { token: 'tok_8fK-2', verificationData: { network: 'visa' }, reVerificationCardId: null };
const refusalOf = (change: object) => {
  const [error] = validate({ ...good, ...change }, addCardBody);
  const [refused] = error ? Object.entries(fieldErrors(error)) : [];
  return refused ? [refused[0], ...refused[1]] : null;
};

describe('what is sent to save a card', () => {
  it('SHARED-26: passes a token and what the provider verified', () => {
    expect(refusalOf({})).toBeNull();
    expect(refusalOf({ reVerificationCardId: 7 })).toBeNull();
    expect(
      refusalOf({ verificationData: { network: 'amex', receipt: 'rcp_a-b', checks: ['cvc'] } }),
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
  ])('API-41: refuses %j wherever it stands, without repeating it', (number) => {
    const places = [
      { token: number },
      { verificationData: { network: number } },
      { verificationData: { [number]: 'visa' } },
      { verificationData: { a: { b: [{ c: number }] } } },
      { verificationData: { digits: number.split(/[ .-]/) } },
    ];
    for (const change of places) {
      const refusal = refusalOf(change);
      expect([number, refusal?.[1]]).toEqual([number, 'This must not hold a card number.']);
    }
  });

  it('API-41: refuses a number that is no text, too', () => {
    expect(refusalOf({ verificationData: { id: 4242424242424242 } })).not.toBeNull();
    expect(refusalOf({ token: 4242424242424242 })).toEqual(['token', 'This is not valid.']);
  });

  it('API-41: every run of 12 to 19 digits may be a card’s, a shorter or longer one is not', () => {
    const digits = (minLength: number, maxLength: number) =>
      fc.string({ minLength, maxLength, unit: fc.constantFrom(...'0123456789') });
    fc.assert(fc.property(digits(12, 19), (run) => mayHoldCardNumber(`a${run}b`)));
    fc.assert(fc.property(digits(0, 11), (run) => !mayHoldCardNumber(`a${run}b`)));
    fc.assert(fc.property(digits(20, 40), (run) => !mayHoldCardNumber(run)));
  });

  it.each([
    [{ token: '' }, ['token', 'This is required.']],
    [{ token: 'x'.repeat(4097) }, ['token', 'This is not valid.']],
    [{ verificationData: null }, ['verificationData', 'This is not valid.']],
    [{ verificationData: [] }, ['verificationData', 'This is not valid.']],
    [{ verificationData: 'visa' }, ['verificationData', 'This is not valid.']],
    [{ verificationData: { a: { b: { c: { d: { e: 1 } } } } } }, ['verificationData', 'This is not valid.']],
    [{ verificationData: { a: 'x'.repeat(4097) } }, ['verificationData', 'This is too long.']],
  ])('API-41: says of %j what is wrong', (change, refusal) => {
    expect(refusalOf(change)).toEqual(refusal);
  });
});
