import { paymentStatuses } from '../entities/payment.ts';
import { awaitsSettlement } from './settlement.ts';

it('LEASE-29: a lease awaits settlement while one of its payments is being processed or submitted', () => {
  const awaited = paymentStatuses.filter((status) =>
    awaitsSettlement({ loanNumber: 'FW-1' }, [{ loanNumber: 'FW-1', status }]),
  );
  expect(awaited).toEqual(['processing', 'submitted']);
  expect(awaitsSettlement({ loanNumber: 'FW-1' }, [{ loanNumber: 'FW-2', status: 'submitted' }])).toBe(false);
});
