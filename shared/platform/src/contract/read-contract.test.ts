import {
  csrfCookie,
  leaseScheduledPayments,
  listLeases,
  listPaymentHistories,
  listRetailers,
  logout,
} from '@portal/api-contract';
import { addressOf } from '../api/address.ts';
import { fillRead } from './fill-read.ts';
import { addressInputsOf, fromAddress, readOf, type ReadContract } from './read-contract.ts';

const search = { centre: { latitude: 32.84, longitude: -83.63 }, radiusMiles: 25, types: ['1', '2'] };

const addressAt = (read: ReadContract, inputs: Record<string, string> = {}) => {
  const wire = fillRead(JSON.parse(JSON.stringify(read)) as ReadContract, inputs);
  return wire && addressOf('', read.path, wire);
};

describe('a read', () => {
  it('without parameters is the path of its endpoint', () => {
    expect(readOf(listLeases, undefined)).toEqual({ path: listLeases.path });
  });

  it.each([
    ['leases', readOf(listLeases, undefined), addressOf('', listLeases.path, listLeases.toWire(undefined))],
    [
      'stores',
      readOf(listRetailers, search),
      addressOf('', listRetailers.path, listRetailers.toWire(search)),
    ],
  ])('of %s has the address of the client’s own call', (_what, read, address) => {
    expect(addressAt(read)).toBe(address);
  });

  it('takes a parameter from the address, encoded as the client does', () => {
    const read = readOf(leaseScheduledPayments, { leaseUuid: fromAddress('lease') });
    expect(read.params).toEqual({ lease_uuid: { fromAddress: 'lease' } });
    expect(addressInputsOf(read)).toEqual(['lease']);
    const leaseUuid = 'a/b ?#%';
    expect(addressAt(read, { lease: leaseUuid })).toBe(
      addressOf('', leaseScheduledPayments.path, leaseScheduledPayments.toWire({ leaseUuid })),
    );
  });

  it.each([{}, { lease: '' }, { other: '7' }])('has no request at an address with %j', (inputs) => {
    const read = readOf(leaseScheduledPayments, { leaseUuid: fromAddress('lease') });
    expect(fillRead(read, inputs)).toBeNull();
  });

  it('is not started at an address with a parameter that makes its screen ask something else', () => {
    const read = readOf(listRetailers, search, { unless: ['at'] });
    expect(addressInputsOf(read)).toEqual(['at']);
    expect(fillRead(read, { at: '1_2' })).toBeNull();
    expect(fillRead(read, { other: '1_2' })).not.toBeNull();
  });

  it('is started only at an address with the parameter for which its screen asks it', () => {
    const read = readOf(listLeases, undefined, { when: ['old'] });
    expect(addressInputsOf(read)).toEqual(['old']);
    expect(fillRead(read, { old: '7' })).not.toBeNull();
    expect(fillRead(read, { old: '' })).toBeNull();
    expect(fillRead(read, { other: '7' })).toBeNull();
  });

  it('is of a GET that a session may call, with values that the page can fill in', () => {
    expect(() => readOf(logout, undefined)).toThrow(
      new TypeError('portal-auth.logout is not a GET of JSON.'),
    );
    expect(() => readOf(listPaymentHistories, { loanNumbers: [fromAddress('loan')] })).toThrow(
      new TypeError('leases.payment-histories uses a parameter within another text.'),
    );
    // @ts-expect-error it needs no session
    readOf(csrfCookie, undefined);
    // @ts-expect-error the input is another
    readOf(leaseScheduledPayments, { lease: fromAddress('lease') });
  });
});
