import {
  changeEmail,
  listReport,
  listSlides,
  readUserAccess,
  resolveZip,
  undoEmailChange,
} from '@portal/api-contract';
import { withTestContext, type FailureCases } from '../test-context.ts';

export const contentFailures: FailureCases = {
  'profile.change-email 403': ({ send }) => send(changeEmail, { as: 'maria' }),
  'profile.undo-email-change 400': ({ send }) => send(undoEmailChange),
  'retailers.zip 404': ({ send }) => send(resolveZip, { as: 'maria', query: { zip: '00000' } }),
  'reports.list 404': ({ send }) => send(listReport, { as: 'sam' }),
  'users.read-access 403': ({ send }) => send(readUserAccess, { as: 'noah' }),
  'users.read-access 404': ({ send }) =>
    send(readUserAccess, { as: 'sam', body: { email: 'nobody@portal.test' } }),
  'slides.list 503': () => withTestContext({ slides: 'failing' }, ({ send }) => send(listSlides)),
};
