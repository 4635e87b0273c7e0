/** What customers read in English: messages, questions and answers, emails, and the api's sentences. */
const read =
  /(?:^|\/)(?:messages\/(?:\w+\.)?en|content\/\w+\/faq|page-messages\.en|server-sentences\.es)\.json$|^api\/src\/mail\/email-texts\.en\.json$|^mfe-\w+\/remote\.contract\.ts$/;

/** `log in` and `log out` are the verbs, `login` and `logout` the nouns; nothing is called `sign in`. */
const wrong = [
  /\bsign(?:ed|ing|s)?(?: \w+)?[ -](?:in|out)\b/gi,
  /\blog-(?:in|out)\b/gi,
  /\blog(?:ged|s)? ?(?:on|off)\b/gi,
  /\b(?:log(?:ged)?) into\b/gi,
  /\b(?:please|can|can’t|cannot|must|could|to|and|or|then|you) (?:login|logout)\b(?! form)/gi,
  /\b(?:login|logout) (?:with|again|from|everywhere|here)\b/gi,
  /\b(?:a|the|one-time|this|your) log (?:in|out)\b/gi,
];

/** The specification's own words (OP-12). */
const literals = /\b(?:Proceed to login|one time login)\b/gi;

/** What of a file customers read: of a contract the titles and labels in its messages. */
const said = (path, text) => (path.endsWith('.contract.ts') ? (text.split('messages: {')[1] ?? '') : text);

/**
 * Finds other spellings of log in, log out, login and logout in what customers read.
 *
 * @param {readonly { path: string, text: string }[]} files
 * @returns {string[]} each with its file
 */
export function wrongLogInWords(files) {
  return files
    .filter(({ path }) => read.test(path))
    .flatMap(({ path, text }) =>
      wrong.flatMap((pattern) =>
        [...said(path, text).replaceAll(literals, '').matchAll(pattern)].map(
          ([found]) => `${path}: ${found}`,
        ),
      ),
    );
}
