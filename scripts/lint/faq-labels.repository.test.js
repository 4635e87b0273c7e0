import { join } from 'node:path';
import { sourceFiles } from './source-files.js';

const files = sourceFiles(join(import.meta.dirname, '../..'));
const contentOf = (pattern) => files.filter(({ path }) => pattern.test(path)).map(({ text }) => text);

it.each([
  ['en', /^mfe-support\/content\/\w+\/faq\.json$/],
  ['es', /^mfe-support\/content\/\w+\/faq\.es\.json$/],
])(
  'SUP-13, AUTH-06: the questions of each brand name the link of the login as it is, in %s',
  (language, faq) => {
    // Either remote may be missing.
    for (const messages of contentOf(new RegExp(`^mfe-auth/src/messages/login\\.${language}\\.json$`))) {
      const link = JSON.parse(messages)['login.forgot'];
      for (const questions of contentOf(faq)) expect(questions).toContain(`“${link}”`);
    }
  },
);
