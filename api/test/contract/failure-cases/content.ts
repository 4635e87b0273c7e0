import { changeEmail, listSlides, resolveZip } from '@portal/api-contract';
import { inWorldOf, type Provocations } from '../test-context.ts';

export const contentProvocations: Provocations = {
  'profile.change-email 403': ({ ask }) => ask(changeEmail, { as: 'maria' }),
  'retailers.zip 404': ({ ask }) => ask(resolveZip, { as: 'maria', query: { zip: '00000' } }),
  'slides.list 503': () => inWorldOf({ slides: 'failing' }, ({ ask }) => ask(listSlides)),
};
