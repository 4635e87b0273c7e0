import { readBank } from './bank-account.ts';

describe('readBank', () => {
  it('PROF-48: keeps only the last four digits of the numbers', () => {
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
