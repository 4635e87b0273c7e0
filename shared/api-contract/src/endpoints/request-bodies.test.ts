import type { Struct } from 'superstruct';
import { fieldMessagesOf } from '../fixtures/field-messages.ts';
import { registerBody } from './customer-registration.ts';
import { resetPasswordBody } from './customer-password.ts';
import { retrieveLeasesBody, verifyLeasesBody } from './lease-retrieval.ts';
import { makePaymentBody } from './payments.ts';
import { portalLoginBody } from './portal-auth.ts';
import { changePasswordBody } from './profile.ts';
import { retailersQuery } from './retailers.ts';

const registration = {
  first_name: 'Maria',
  last_name: 'Lopez',
  email: 'maria@portal.test',
  password: 'Portal!demo1',
  password_confirmation: 'Portal!demo1',
  timezone: 'America/New_York',
};
const payment = {
  amount: 84.2,
  method_id: '3',
  method_type: 'card',
  date: '2026-12-04',
  lease: 'c0ffee',
  isPayoffAmount: false,
};
const applicant = { last_name: 'Lopez', date_of_birth: '1990-02-03', ssn: '987-65-4320' };

describe('request bodies', () => {
  it('SHARED-09: a registration is accepted', () => {
    expect(fieldMessagesOf(registration, registerBody)).toEqual({});
  });

  it('API-33: every wrong field has one message', () => {
    expect(
      fieldMessagesOf({ ...registration, first_name: ' ', email: 'maria', password: 'short' }, registerBody),
    ).toEqual({
      first_name: ['This is required.'],
      email: ['Enter a valid email address.'],
      password: ['Use at least 8 characters.'],
    });
    expect(Object.keys(fieldMessagesOf({}, registerBody))).toEqual(Object.keys(registration));
  });

  it.each([
    [registerBody as Struct<unknown, unknown>, registration],
    [resetPasswordBody as Struct<unknown, unknown>, { ...registration, token: 't' }],
    [changePasswordBody as Struct<unknown, unknown>, { ...registration, current_password: 'x' }],
  ])('AUTH-53, PROF-76: a different confirmation has a message on its field', (shape, good) => {
    expect(fieldMessagesOf(good, shape)).toEqual({});
    expect(fieldMessagesOf({ ...good, password_confirmation: 'Portal!demo2' }, shape)).toEqual({
      password_confirmation: ['This does not match the password.'],
    });
  });

  it('AUTH-51 (OP-41): a password’s message says what it lacks', () => {
    const lacking = (password: string) =>
      fieldMessagesOf({ ...registration, password, password_confirmation: password }, registerBody)[
        'password'
      ];
    expect(lacking('12345678')).toEqual(['Use at least one letter.']);
    expect(lacking('abcdefgh')).toEqual(['Use at least one character that is neither a letter nor a digit.']);
  });

  it.each([
    ['amount', 0, 'Enter an amount above zero.'],
    ['amount', -1, 'Enter an amount above zero.'],
    ['amount', 0.001, 'Enter an amount in dollars and cents.'],
    ['amount', 84.205, 'Enter an amount in dollars and cents.'],
    ['amount', 'x', 'Enter an amount in dollars and cents.'],
    ['amount', NaN, 'Enter an amount in dollars and cents.'],
    ['amount', 1_000_000, 'Enter an amount of at most 999999.99.'],
    ['amount', null, 'This is required.'],
    ['date', '12/04/2026', 'Enter a date as YYYY-MM-DD.'],
    ['date', '2026-02-30', 'Enter a date as YYYY-MM-DD.'],
    ['method_type', 'cash', 'This must be one of card, bank.'],
    ['isPayoffAmount', 'no', 'This must be true or false.'],
    ['method_id', '', 'This is required.'],
    ['lease', ['c0ffee'], 'This must be text.'],
    ['lease', 'x'.repeat(256), 'This may have at most 255 characters.'],
  ])('PAY-24, API-48, API-93: a payment with the %s %p is rejected', (field, value, message) => {
    expect(fieldMessagesOf({ ...payment, [field]: value }, makePaymentBody)).toEqual({ [field]: [message] });
  });

  it.each([0.01, 84.2, '84.20', 999999.99])('PAY-24: a payment of %p is accepted', (amount) => {
    expect(fieldMessagesOf({ ...payment, amount }, makePaymentBody)).toEqual({});
  });

  it('LEASE-36..39, LEASE-41, LEASE-42: the applicant and the PIN are checked', () => {
    expect(fieldMessagesOf(applicant, retrieveLeasesBody)).toEqual({});
    expect(fieldMessagesOf({}, retrieveLeasesBody)).toEqual({
      last_name: ['This is required.'],
      date_of_birth: ['This is required.'],
      ssn: ['This is required.'],
    });
    expect(fieldMessagesOf({ ...applicant, code: '12345' }, verifyLeasesBody)).toEqual({});
    expect(fieldMessagesOf({ ...applicant, code: '1234' }, verifyLeasesBody)).toEqual({
      code: ['Enter the 5 digits of the code.'],
    });
  });

  it('messages never repeat what was sent', () => {
    const secret = '987-65-4320';
    const errors = fieldMessagesOf(
      { last_name: { secret }, date_of_birth: secret, ssn: [secret] },
      retrieveLeasesBody,
    );
    expect(JSON.stringify(errors)).not.toContain(secret);
  });

  it.each([null, 'x', 7, []])('the message for the body %p is under body', (body) => {
    expect(Object.keys(fieldMessagesOf(body, makePaymentBody))).toContain('body');
  });

  it('OP-37: the portal’s login accepts credentials with a guard, or a one-time link', () => {
    expect(
      fieldMessagesOf({ email: 'sam@portal.test', password: 'x', guard: 'web' }, portalLoginBody),
    ).toEqual({});
    expect(fieldMessagesOf({ token: 't', code: 'c' }, portalLoginBody)).toEqual({});
    expect(
      Object.keys(fieldMessagesOf({ email: 'sam@portal.test', password: 'x' }, portalLoginBody)),
    ).toEqual(['guard']);
    expect(Object.keys(fieldMessagesOf({ code: 'c' }, portalLoginBody))).toEqual(['token']);
  });

  it('API-67: numbers in a query are accepted as text', () => {
    expect(
      fieldMessagesOf({ latitude: '37.1', longitude: '-95.7', radius: '16093.4' }, retailersQuery),
    ).toEqual({});
    expect(fieldMessagesOf({ latitude: '91', longitude: '', radius: 'x' }, retailersQuery)).toEqual({
      latitude: ['Enter a number from -90 to 90.'],
      longitude: ['This is required.'],
      radius: ['Enter a number from 0 to 20000.'],
    });
  });
});
