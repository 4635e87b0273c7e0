import { compileMessages } from '@portal/tooling/messages';
import { messageUsage } from './message-usage.js';

const english = /^(.+)\/src\/messages\/(?:\w+\.)?en\.json$/;
/** The build compiles what is in `src/messages`; elsewhere a customer would read `{phone}`. */
const defining = /^export const \w+ = defineMessages\(/m;
/** Brings languages of its own: other catalogues of a namespace are loaded with the first. */
const translated = /^export const (\w+) = defineMessages\([^;]*\{\s*es:/m;
/** Where a page learns of a catalogue; before that it has the English alone. */
const adding = /addMessages\(|addMessageCatalogues\(|messageCatalogues:|useWidgetMessages\(/;
const isShipped = (path) => /\.tsx?$/.test(path) && !/\.(test|stories|fixture)\.tsx?$/.test(path);

/**
 * Finds what is wrong with the messages of the workspaces: keys that no code uses, calls without a value that their
 * message has, other languages whose keys or arguments differ from the English ones, messages that the build leaves as
 * they are written, and catalogues whose other languages no page loads.
 *
 * @param {{ path: string, text: string }[]} files of the repository
 * @returns {string[]} one sentence each
 */
export function findMessageFaults(files) {
  return files.flatMap((file) => {
    if (isShipped(file.path) && defining.test(file.text) && !/\/src\/messages\//.test(file.path))
      return [`${file.path} defines messages outside of src/messages, where the build does not compile them`];
    const [, catalogue] = (isShipped(file.path) && translated.exec(file.text)) || [];
    if (catalogue !== undefined && !isAdded(catalogue, file, files))
      return [`${file.path} defines ${catalogue}, which nothing adds to a page, so that it stays English`];
    const [, workspace] = english.exec(file.path) ?? [];
    if (workspace === undefined) return [];
    const messages = argumentsByKey(file.text);
    return [
      ...usageFaults(file.path, messages, sourcesOf(files, workspace)),
      ...translationsOf(files, file.path).flatMap((other) => translationFaults(messages, other)),
    ];
  });
}

const isAdded = (catalogue, definition, files) =>
  files.some(
    (file) =>
      file !== definition &&
      isShipped(file.path) &&
      adding.test(file.text) &&
      new RegExp(`\\b${catalogue}\\b`).test(file.text),
  );

const sourcesOf = (files, workspace) =>
  files
    .filter(({ path }) => path.startsWith(`${workspace}/src/`) && isShipped(path))
    .map(({ path, text }) => ({ path, ...messageUsage(path, text) }));

/** `es.json` beside `en.json`, `core.es.json` beside `core.en.json`. */
function translationsOf(files, englishPath) {
  const [before, after] = [englishPath.slice(0, -'en.json'.length), '.json'];
  return files.filter(({ path }) => {
    const language =
      path.startsWith(before) && path.endsWith(after) && path.slice(before.length, -after.length);
    return language && language !== 'en' && !/[./]/.test(language);
  });
}

function usageFaults(englishPath, messages, sources) {
  const texts = new Set(sources.flatMap((source) => source.texts));
  const patterns = sources.flatMap((source) => source.patterns);
  const isUsed = (key) => texts.has(key) || patterns.some((pattern) => pattern.test(key));
  const unused = [...messages.keys()]
    .filter((key) => !isUsed(key))
    .map((key) => `${englishPath} has ${key}, which no code uses`);
  const calls = sources.flatMap(({ path, calls: found }) => found.map((call) => ({ path, ...call })));
  const valueless = calls.flatMap(({ path, key, values }) =>
    (messages.get(key) ?? [])
      .filter((name) => values !== null && !values.includes(name))
      .map((name) => `${path} gives ${key} no value for {${name}}`),
  );
  return [...unused, ...valueless];
}

function translationFaults(messages, { path, text }) {
  const translated = argumentsByKey(text);
  const missing = [...messages.keys()]
    .filter((key) => !translated.has(key))
    .map((key) => `${path} has no message for ${key}`);
  const wrong = [...translated].flatMap(([key, names]) => {
    const expected = messages.get(key);
    if (!expected) return [`${path} has ${key}, which the English does not have`];
    return names
      .filter((name) => !expected.includes(name))
      .map((name) => `${path} has {${name}} in ${key}, which the English does not have`);
  });
  return [...missing, ...wrong];
}

/** Names of the arguments of each message. */
const argumentsByKey = (text) =>
  new Map(
    Object.entries(compileMessages(text)).map(([key, message]) => [key, [...new Set(argumentsOf(message))]]),
  );

/** The compiled form: a text, or an argument with its name, type and cases. */
function argumentsOf(message) {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , cases] = token;
    const inside =
      typeof cases === 'object' && cases !== null ? Object.values(cases).filter(Array.isArray) : [];
    return [name, ...inside.flatMap(argumentsOf)];
  });
}
