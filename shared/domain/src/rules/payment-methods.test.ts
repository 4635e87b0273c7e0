import { day } from '../dates/calendar-date.fixture.ts';
import type { BankAccount, Card } from '../entities/payment-method.ts';
import { canPayWith, cardExpiryStatus, formatCardExpiry, isDefaultMethod } from './payment-methods.ts';

const card: Card = {
  type: 'card',
  id: '1',
  heldByProvider: true,
  last4: '4242',
  expires: null,
  holder: null,
  network: 'visa',
};
const bank: BankAccount = {
  type: 'bank',
  id: '1',
  bank: 'Macon',
  owner: null,
  routingLast4: null,
  last4: '4821',
};

describe('cardExpiryStatus', () => {
  it('returns valid to the last day of the month', () => {
    const expires = { month: 2, year: 2028 };
    expect(cardExpiryStatus(expires, day('2028-02-29'))).toBe('valid');
    expect(cardExpiryStatus(expires, day('2028-03-01'))).toBe('expired');
    expect(cardExpiryStatus({ month: 12, year: 2027 }, day('2028-01-01'))).toBe('expired');
    expect(cardExpiryStatus({ month: 1, year: 2028 }, day('2027-12-31'))).toBe('valid');
    expect(cardExpiryStatus(null, day('2028-01-01'))).toBe('unknown');
  });
});

describe('payment methods', () => {
  it('PROF-58, PROF-59: bank accounts and provider-held cards can pay, other cards cannot', () => {
    expect(canPayWith(bank)).toBe(true);
    expect(canPayWith(card)).toBe(true);
    expect(canPayWith({ ...card, heldByProvider: false })).toBe(false);
  });

  it('PROF-49: a card and a bank account with the same id are not both the default', () => {
    expect(isDefaultMethod(card, { type: 'card', id: '1' })).toBe(true);
    expect(isDefaultMethod(bank, { type: 'card', id: '1' })).toBe(false);
    expect(isDefaultMethod(card, { type: 'card', id: '2' })).toBe(false);
    expect(isDefaultMethod(card, null)).toBe(false);
  });
});

it.each([
  [{ month: 8, year: 2028 }, '08/28'],
  [{ month: 12, year: 2100 }, '12/00'],
])('PROF-44: an expiry reads as it is printed on a card: %j is %s', (expires, text) => {
  expect(formatCardExpiry(expires)).toBe(text);
});
