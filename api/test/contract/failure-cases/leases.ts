import {
  leaseContract,
  leaseHistory,
  leaseScheduledPayments,
  retrieveLeases,
  verifyLeases,
} from '@portal/api-contract';
import type { Provocations } from '../test-context.ts';

const rita = { last_name: 'Boone', date_of_birth: '1988-04-12', ssn: '987-65-4321' };
const carl = { last_name: 'Jennings', date_of_birth: '1979-09-30', ssn: '987-65-4322' };
const paul = { last_name: 'Tran', date_of_birth: '1991-01-05', ssn: '987-65-4323' };

export const leaseProvocations: Provocations = {
  'leases.history 404': ({ ask }) => ask(leaseHistory, { as: 'maria' }),
  'leases.scheduled-payments 404': ({ ask }) => ask(leaseScheduledPayments, { as: 'maria' }),
  'leases.contract 404': ({ ask }) => ask(leaseContract, { as: 'maria' }),
  'leases.retrieve 404': ({ ask }) => ask(retrieveLeases, { as: 'nick' }),
  'leases.retrieve 409': ({ ask }) => ask(retrieveLeases, { as: 'carl', body: carl }),
  'leases.verify 400': ({ ask }) => ask(verifyLeases, { as: 'rita', body: rita }),
  'leases.verify 404': ({ ask }) => ask(verifyLeases, { as: 'nick' }),
  'leases.verify 406': ({ ask }) => ask(verifyLeases, { as: 'paul', body: paul }),
};
