import { reloadForm, searchOptions, submitForm, viewForm } from '@portal/api-contract';
import type { FailureCases } from '../test-context.ts';

/** Schema forms, and the options that their selects search. */
export const formFailures: FailureCases = {
  'forms.view 404': ({ send }) => send(viewForm, { as: 'sam' }),
  'forms.reload 404': ({ send }) => send(reloadForm, { as: 'sam' }),
  'forms.submit 404': ({ send }) => send(submitForm, { as: 'sam' }),
  'options.search 404': ({ send }) => send(searchOptions, { as: 'sam' }),
};
