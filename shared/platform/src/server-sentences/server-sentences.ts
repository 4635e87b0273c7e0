import type { ApiError, FieldErrors } from '../api/api-error.ts';

type Say = (sentence: string) => string;

/** The languages of the portal that the api’s answers are not in. They are loaded when a sentence is to be said in one. */
const languages: Readonly<Record<string, () => Promise<Say>>> = {
  es: () =>
    import(/* webpackChunkName: "server-sentences-es" */ '@portal/api-contract/sentences').then(
      ({ inSpanish }) => inSpanish,
    ),
};

/** Returns a sentence of the api in a language, as it is when it is not known; rejects when the language can't be loaded. */
export async function loadSentence(sentence: string, language: string): Promise<string> {
  const say = await speakerOf(language);
  return say(sentence);
}

/** Returns a sentence of the api in a language; as it is when it is not known, or the language can't be loaded. */
export const sayInLanguage = (sentence: string, language: string): Promise<string> =>
  loadSentence(sentence, language).catch(() => sentence);

/** Has an error of the api say its message, and those of its fields, in a language, as `sayInLanguage` does. */
export async function withLanguage<Failure extends ApiError>(
  error: Failure,
  language: string,
): Promise<Failure> {
  const say = await speakerOf(language).catch(() => asItIs);
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(error.fields).map(([name, messages]) => [name, messages.map(say)]),
  );
  return Object.assign(error, { message: say(error.message), fields });
}

const asItIs: Say = (sentence) => sentence;

const speakerOf = async (language: string): Promise<Say> => (await languages[language]?.()) ?? asItIs;
