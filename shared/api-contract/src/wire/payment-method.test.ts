import { cardNetworks } from '@portal/domain';
import { readBank, readCard, readDefaultMethod } from './payment-method.ts';

describe('readCard', () => {
  it('PROF-43..45, API-15: reads last4, exp_month, exp_year and name', () => {
    expect(
      readCard({
        id: 3,
        provider: 'payliance',
        card: { last4: '4242', exp_month: '08', exp_year: 28, name: 'Maria Lopez' },
        verification_data: { network: 'visa' },
      }),
    ).toEqual({
      type: 'card',
      id: '3',
      heldByProvider: true,
      last4: '4242',
      expires: { month: 8, year: 2028 },
      holder: 'Maria Lopez',
      network: 'visa',
    });
  });

  it('PROF-43..45, API-15, SHARED-21: reads cardNumber, expirationDate, firstName and lastName', () => {
    expect(
      readCard({
        id: 'x',
        provider: 'other',
        card: {
          cardNumber: '************0077',
          expirationDate: '0828',
          firstName: 'Maria',
          lastName: 'Lopez',
        },
        verification_data: '{"network":"Mastercard"}',
      }),
    ).toMatchObject({
      heldByProvider: false,
      last4: '0077',
      expires: { month: 8, year: 2028 },
      holder: 'Maria Lopez',
      network: 'mastercard',
    });
  });

  const expiry = (expirationDate: string | number) =>
    readCard({ id: 1, card: { expirationDate }, verification_data: null }).expires;

  it.each([
    ['0828', 8, 2028],
    ['08/28', 8, 2028],
    ['082028', 8, 2028],
    ['08/2028', 8, 2028],
    [828, 8, 2028],
    ['1228', 12, 2028],
    ['0100', 1, 2000],
    ['8/2028', 8, 2028],
  ])('PROF-44: %p is month %d of %d', (text, month, year) => {
    expect(expiry(text)).toEqual({ month, year });
  });

  it.each(['1328', '0028', '28', '08282', '2028-08-01', 'abc'])('PROF-44: %p is not known', (text) => {
    expect(expiry(text)).toBeNull();
  });

  it('shows a card of which nothing is known', () => {
    expect(readCard({ id: 1, card: null, verification_data: 'broken' })).toEqual({
      type: 'card',
      id: '1',
      heldByProvider: false,
      last4: null,
      expires: null,
      holder: null,
      network: null,
    });
  });

  it('PROF-42: only the value payliance means held by the provider', () => {
    const held = (provider: string | null) =>
      readCard({ id: 1, provider, verification_data: null }).heldByProvider;
    expect([held('payliance'), held('Payliance'), held('payliance2'), held(''), held(null)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  const network = (name: unknown) => readCard({ id: 1, verification_data: { network: name } }).network;

  it('PROF-46, PROF-47: knows the seven networks by any spelling', () => {
    expect(cardNetworks.map((name) => network(name.toUpperCase()))).toEqual([...cardNetworks]);
    expect(['American Express', 'Diners Club', 'diners', 'UnionPay', 'Dinersclub'].map(network)).toEqual([
      'amex',
      'dinersclub',
      'dinersclub',
      'unionpay',
      'dinersclub',
    ]);
    expect(['maestro', '', null, 4, 'constructor'].map(network)).toEqual([null, null, null, null, null]);
  });
});

describe('readBank', () => {
  it('PROF-48: keeps no more of the numbers than the last four digits', () => {
    expect(
      readBank({ id: 9, bank: 'Macon', owner: 'Maria', routing: '061000104', account: '000123454821' }),
    ).toEqual({
      type: 'bank',
      id: '9',
      bank: 'Macon',
      owner: 'Maria',
      routingLast4: '0104',
      last4: '4821',
    });
  });

  it('PROF-48: reads masked and missing numbers', () => {
    expect(readBank({ id: 9, account: '****21' })).toMatchObject({
      bank: '',
      routingLast4: null,
      last4: '21',
    });
  });
});

describe('readDefaultMethod', () => {
  it.each([
    ['Card', 'card'],
    ['App\\Models\\CustomerCard', 'card'],
    ['App\\Models\\Bank', 'bank'],
    ['ach', 'bank'],
  ])('PROF-49 (OP-79): %p is a %s', (wireType, type) => {
    expect(readDefaultMethod({ default_payment_type: wireType, default_payment_id: 3 })).toEqual({
      type,
      id: '3',
    });
  });

  it('PROF-49: there may be no default', () => {
    expect(readDefaultMethod(null)).toBeNull();
    expect(readDefaultMethod({ default_payment_type: null, default_payment_id: 3 })).toBeNull();
    expect(readDefaultMethod({ default_payment_type: 'Card', default_payment_id: null })).toBeNull();
  });
});
