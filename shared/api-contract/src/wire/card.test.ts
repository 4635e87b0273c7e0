import { cardNetworks } from '@portal/domain';
import { readCard } from './card.ts';

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
  ])('PROF-44: reads %p as month %d of %d', (text, month, year) => {
    expect(expiry(text)).toEqual({ month, year });
  });

  it.each(['1328', '0028', '28', '08282', '2028-08-01', 'abc'])(
    'PROF-44: returns no expiry for %p',
    (text) => {
      expect(expiry(text)).toBeNull();
    },
  );

  it('reads a card without any details', () => {
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

  it('PROF-42: reads a card as held by the provider only when the provider is payliance', () => {
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

  it('PROF-46, PROF-47: recognizes the seven card networks in any spelling', () => {
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
