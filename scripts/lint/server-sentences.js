/** Where sentences of the api come from that a customer can see: in its answers, and in the fields of its contract. */
const sources = /^(?:api\/src|shared\/api-contract\/src\/fields)\//;

/** What speaks to operators, sends mail or makes demo data. */
const others =
  /^api\/src\/(?:[\w-]+\.ts$|(?:seed|mail|settings|sandbox|openapi|security-log|store|reconciliation|clock|test-clock)\/|forms\/(?:everything|broken)|server\/(?:listen|health)|payments\/(?:payment-documents|.*pdf|reminder|processor-events|refunds\/)|processor\/(?:remote|processor-error))/;

const isTest = (path) => /\.(?:test|cases|fixture)\.ts$/.test(path);

/** Comments, and errors that are a bug or for an operator. */
const notSaid = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|new (?:User)?Error\((?:[^()]|\([^()]*\))*\)/gm;

const text = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

const isSentence = (found) => /^(?:[A-Z]|\$\{)[^\n]* [^\n]*[.!?]$/.test(found);

/** `Pay at most ${money}.` as `Pay at most {}.` */
const withoutValues = (sentence) => sentence.replaceAll(/\$?\{[^{}]*\}/g, '{}');

const escaped = (part) => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`);

/**
 * Finds the sentences of the api that a table of another language does not have.
 *
 * @param {readonly { path: string, text: string }[]} files
 * @param {Readonly<Record<string, string>>} table by the English sentence, with `{name}` for a value
 * @returns {string[]} each with its file
 */
export function unsaidSentences(files, table) {
  const known = Object.keys(table).map(withoutValues);
  const shapeOf = (sentence) => new RegExp(`^${sentence.split('{}').map(escaped).join('.+')}$`);
  const shapes = known.map(shapeOf);
  // A value may be written out in the code, or, where it is a part of the sentence, in the table.
  const isKnown = (sentence) =>
    shapes.some((shape) => shape.test(sentence)) || known.some((one) => shapeOf(sentence).test(one));
  // Several sentences may be known one by one.
  const isSaid = (sentence) => isKnown(sentence) || sentence.split(/(?<=[.!?]) /).every(isKnown);
  return files
    .filter(({ path }) => sources.test(path) && !others.test(path) && !isTest(path))
    .flatMap(({ path, text: code }) =>
      [...code.replaceAll(notSaid, '').matchAll(text)]
        .map(([, plain, template]) => plain ?? template)
        .filter(isSentence)
        .map(withoutValues)
        .filter((sentence) => !isSaid(sentence))
        .map((sentence) => `${path}: ${sentence}`),
    );
}
