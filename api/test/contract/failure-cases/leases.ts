import {
  leaseContract,
  leaseHistory,
  leaseScheduledPayments,
  quoteOwnership,
  retrieveLeases,
  verifyLeases,
} from '@portal/api-contract';
import type { FailureCases } from '../test-context.ts';

const rita = { last_name: 'Boone', date_of_birth: '1988-04-12', ssn: '987-65-4321' };
const carl = { last_name: 'Jennings', date_of_birth: '1979-09-30', ssn: '987-65-4322' };
const paul = { last_name: 'Tran', date_of_birth: '1991-01-05', ssn: '987-65-4323' };

export const leaseFailures: FailureCases = {
  'leases.history 404': ({ send }) => send(leaseHistory, { as: 'maria' }),
  'leases.scheduled-payments 404': ({ send }) => send(leaseScheduledPayments, { as: 'maria' }),
  'leases.ownership-quote 404': ({ send }) => send(quoteOwnership, { as: 'maria' }),
  'leases.contract 404': ({ send }) => send(leaseContract, { as: 'maria' }),
  'leases.retrieve 404': ({ send }) => send(retrieveLeases, { as: 'nick' }),
  'leases.retrieve 409': ({ send }) => send(retrieveLeases, { as: 'carl', body: carl }),
  'leases.verify 400': ({ send }) => send(verifyLeases, { as: 'rita', body: rita }),
  'leases.verify 404': ({ send }) => send(verifyLeases, { as: 'nick' }),
  'leases.verify 406': ({ send }) => send(verifyLeases, { as: 'paul', body: paul }),
  'leases.verify 409': ({ send }) => send(verifyLeases, { as: 'carl', body: carl }),
};
