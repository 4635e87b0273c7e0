import { methodTypeOf } from './payment-type.ts';

it.each([
  ['ACH', 'bank'],
  ['Bank Account', 'bank'],
  ['eCheck', 'bank'],
  ['Card', 'card'],
  ['Credit Card', 'card'],
  ['debit', 'card'],
  ['Auto Draft', null],
  ['Discard', null],
  ['', null],
  [null, null],
])('PAY-14: a payment of the type %p was made with %p', (type, method) => {
  expect(methodTypeOf(type)).toBe(method);
});
