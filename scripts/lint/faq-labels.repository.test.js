import { join } from 'node:path';
import { sourceFiles } from './source-files.js';

const files = sourceFiles(join(import.meta.dirname, '../..'));
const contentOf = (pattern) => files.filter(({ path }) => pattern.test(path)).map(({ text }) => text);

/** What the questions quote: the files of its messages, without the language, and its key there. */
const labels = {
  'AUTH-06: the link of the login': ['mfe-auth/src/messages/login.', 'login.forgot'],
  'LEASE-18: the amount of a lease card': ['mfe-leases/src/messages/', 'current.leftToOwn'],
};

describe.each([
  ['en', /^mfe-support\/content\/\w+\/faq\.json$/],
  ['es', /^mfe-support\/content\/\w+\/faq\.es\.json$/],
])('the questions of each brand, in %s', (language, faq) => {
  it.each(Object.entries(labels))('SUP-13, %s is named as it is on the screen', (_what, [catalogue, key]) => {
    // Either remote may be missing.
    for (const messages of contentOf(new RegExp(`^${catalogue}${language}\\.json$`))) {
      const label = JSON.parse(messages)[key];
      for (const questions of contentOf(faq)) expect(questions).toContain(`“${label}”`);
    }
  });
});
