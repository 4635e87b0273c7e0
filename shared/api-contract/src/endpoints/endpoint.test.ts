import { StructError } from 'superstruct';
import { leaseOnWire, userOnWire } from '../wire/wire.fixture.ts';
import { loginCustomer } from './customer-auth.ts';
import type { Endpoint } from './endpoint.ts';
import { listLeases } from './leases.ts';

function refusalOf(endpoint: Endpoint<never, unknown>, data: unknown): StructError {
  try {
    endpoint.read(data);
  } catch (error) {
    if (error instanceof StructError) return error;
    throw error;
  }
  throw new Error('The answer was taken.');
}

describe('a malformed answer', () => {
  it('is refused by the path and the type that was expected', () => {
    const refusal = refusalOf(listLeases, { all: [{ ...leaseOnWire, monthly_payment: '84.205' }] });
    expect(refusal.message).toBe('At path: all.0.monthly_payment -- Expected money');
  });

  it.each([null, undefined, [], 'x', 7, {}])('%p is refused', (data) => {
    expect(refusalOf(listLeases, data)).toBeInstanceOf(StructError);
  });

  it('keeps no value of the answer', () => {
    const secret = '987-65-4320';
    const refusal = refusalOf(loginCustomer, { user: { ...userOnWire, email: [secret] }, token: secret });
    const kept = [
      refusal.message,
      refusal.stack,
      JSON.stringify(refusal),
      JSON.stringify(refusal.failures()),
    ];
    expect(kept.join()).not.toContain(secret);
    expect(refusal.path).toEqual(['user', 'email']);
  });
});
