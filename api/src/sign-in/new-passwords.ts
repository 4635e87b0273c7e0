import { invalid } from '../server/failure.ts';
import type { Account } from '../store/schema.ts';
import { hashPassword } from './passwords.ts';

/** The lowest score, of 0 to 4, that cannot be guessed within a million tries. */
const lowestScore = 2;
/** So many guesses find a listed password, a word or a pattern with what is mostly added to it. */
const easyGuesses = 50_000;
/**
 * Characters, and ways to read digits and signs as letters, that are looked at. Whatever the password, scoring it then
 * keeps other requests waiting for no longer than hashing it takes.
 */
const scoredLength = 24;
const mostSpellings = 16;

/** Whose names and email address are words that others try, too. */
type Owner = Pick<Account, 'email' | 'firstName' | 'lastName'>;

/**
 * Rejects a password that everybody tries: a listed password or word, or a simple pattern, also with other spelling and
 * with something added, and one that would be such without its signs: the rule for passwords asks for one, so people put
 * one into a listed password (OP-102).
 *
 * @throws Failure 422 on `password`
 */
export async function rejectEasyPassword(password: string, owner: Owner): Promise<void> {
  const scorer = await (scoring ??= createScoring());
  const words = wordsOf(owner);
  const withoutSigns = password.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const { score } = scorer.check(password, words);
  if (score < lowestScore || scorer.check(withoutSigns, words).guesses < easyGuesses) {
    throw invalid({ password: 'This password is easy to guess. Choose a longer or less common one.' });
  }
}

/**
 * Hashes a password that somebody chose.
 *
 * @throws Failure 422 on `password` for one that is easy to guess
 */
export async function hashNewPassword(password: string, owner: Owner): Promise<string> {
  await rejectEasyPassword(password, owner);
  return hashPassword(password);
}

function wordsOf({ email, firstName, lastName }: Owner): string[] {
  const words = [email, ...email.split(/[^\p{L}\p{N}]+/u), firstName ?? '', lastName ?? ''];
  return words.filter((word) => word.length > 2);
}

let scoring: ReturnType<typeof createScoring> | undefined;

/** Loads the lists when the first password is chosen: they are large, and the api starts without them. */
async function createScoring() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: scoredLength,
    l33tMaxSubstitutions: mostSpellings,
  });
}
