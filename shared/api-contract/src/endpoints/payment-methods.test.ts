import {
  addBank,
  addCard,
  cardFormConfig,
  deleteBank,
  deleteCard,
  listBanks,
  listCards,
  setDefaultMethod,
} from './payment-methods.ts';

describe('payment methods', () => {
  const customer = { default_payment_type: 'Card', default_payment_id: 3 };

  it('SHARED-21..23, PAY-33, PAY-44: are read as cards, bank accounts and the default', () => {
    expect(
      listCards.read({ customer, cards: [{ id: 3, provider: 'payliance', card: { last4: 4242 } }] }),
    ).toMatchObject({
      cards: [{ type: 'card', id: '3', last4: '4242', heldByProvider: true }],
      defaultMethod: { type: 'card', id: '3' },
    });
    expect(listBanks.read({ customer: null, banks: [{ id: 4, bank: 'Macon' }] })).toMatchObject({
      banks: [{ type: 'bank', id: '4', bank: 'Macon' }],
      defaultMethod: null,
    });
  });

  it.each([
    { row: 'PROF-78', endpoint: listCards, address: 'GET /api/v1/mobile/cards' },
    { row: 'PROF-79', endpoint: listBanks, address: 'GET /api/v1/mobile/banks' },
    { row: 'PROF-80', endpoint: cardFormConfig, address: 'GET /api/v1/mobile/cards/payliance/iframe/config' },
    { row: 'PROF-81', endpoint: addCard, address: 'POST /api/v1/mobile/cards' },
    { row: 'PROF-83', endpoint: deleteCard, address: 'POST /api/v1/mobile/cards/{id}/delete' },
    { row: 'PROF-84', endpoint: addBank, address: 'POST /api/v1/mobile/banks' },
    { row: 'PROF-85', endpoint: deleteBank, address: 'POST /api/v1/mobile/banks/{id}/delete' },
    { row: 'PROF-86', endpoint: setDefaultMethod, address: 'POST /api/v1/mobile/customers/payments/default' },
  ])('$row: $endpoint.id is at $address', ({ endpoint: { method, path }, address }) => {
    expect(`${method} ${path}`).toBe(address);
  });

  it('SHARED-24, SHARED-26, PROF-50, PROF-52, PROF-82: the default and a card are sent by their wire names', () => {
    expect(setDefaultMethod.toWire({ type: 'bank', id: '4' }).body).toEqual({ type: 'bank', id: '4' });
    expect(
      addCard.toWire({ token: 't', verificationData: { a: 1 }, reVerificationCardId: null }).body,
    ).toEqual({
      token: 't',
      verificationData: { a: 1 },
      reVerificationCardId: null,
    });
  });

  it.each([
    [{ id: 7 }, '7'],
    [{ id: '7', more: true }, '7'],
    [null, null],
    [{ id: null }, null],
    ['saved', null],
    [[], null],
  ])('PROF-81: the status alone says that a card is saved; of %j its id is %j', (data, cardId) => {
    expect(addCard.read(data)).toEqual({ cardId });
  });

  it('SHARED-25, PROF-51: the provider’s options are passed on unread', () => {
    expect(cardFormConfig.read({ PaylianceScriptUrl: '/s.js', merchant: 5 })).toEqual({
      scriptUrl: '/s.js',
      options: { merchant: 5 },
    });
  });

  it('SHARED-27, PROF-53: a bank account is sent by its wire names', () => {
    const bank = { bank: 'Macon Credit Union', routing: '061000052', account: '000123456789' };
    expect(addBank.toWire(bank).body).toEqual(bank);
  });
});
