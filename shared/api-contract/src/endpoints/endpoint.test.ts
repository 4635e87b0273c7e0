import { StructError } from 'superstruct';
import { userOnWire } from '../fixtures/wire.ts';
import { loginCustomer } from './customer-auth.ts';
import type { Endpoint } from './endpoint.ts';
import { leaseContract, listLeases } from './leases.ts';

function errorOf(endpoint: Endpoint<never, unknown>, data: unknown): StructError {
  try {
    endpoint.read(data);
  } catch (error) {
    if (error instanceof StructError) return error;
    throw error;
  }
  throw new Error('The answer was accepted.');
}

describe('a malformed answer', () => {
  it('is rejected with the path and the expected type', () => {
    const error = errorOf(leaseContract, { contract: 'contract.pdf' });
    expect(error.message).toBe('At path: contract -- Expected link');
  });

  it.each([null, undefined, [], 'x', 7, {}])('is rejected when it is %p', (data) => {
    expect(errorOf(listLeases, data)).toBeInstanceOf(StructError);
  });

  it('gives an error that contains no value of the answer', () => {
    const secret = '987-65-4320';
    const error = errorOf(loginCustomer, { user: { ...userOnWire, email: [secret] }, token: secret });
    const kept = [error.message, error.stack, JSON.stringify(error), JSON.stringify(error.failures())];
    expect(kept.join()).not.toContain(secret);
    expect(error.path).toEqual(['user', 'email']);
  });
});
