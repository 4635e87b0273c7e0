import { addFilter, addGlobalFilter } from '@portal/api-contract';
import type { FailureCases } from '../test-context.ts';

export const filterFailures: FailureCases = {
  'filters.add 403': ({ send }) => send(addFilter, { as: 'noah' }),
  'filters.add-global 403': ({ send }) => send(addGlobalFilter, { as: 'noah' }),
};
