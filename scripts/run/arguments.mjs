import { parseArgs } from 'node:util';
import { CliError } from './cli-error.mjs';

/**
 * Returns the arguments of a command, without the `--` that pnpm passes on, once they are known to be right: nothing is
 * built or started for wrong ones. Throws a `CliError` that says what is wrong with them.
 *
 * @param {readonly string[]} args
 * @param {(args: readonly string[]) => unknown} parse throws an error that says what is allowed
 * @param {string} takes which arguments there are, for one that does not exist: `npx pnpm check takes --times alone`
 * @returns {readonly string[]}
 */
export function checkedArguments(args, parse, takes) {
  const own = args.filter((one) => one !== '--');
  try {
    parse(own);
  } catch (error) {
    const isUnknown = error.code?.startsWith('ERR_PARSE_ARGS');
    throw new CliError(isUnknown ? `${error.message.split('. ', 1)[0]}: ${takes}.` : error.message);
  }
  return own;
}

/** Throws for any argument. */
export const parseNone = (args) => parseArgs({ args: [...args], options: {} });

/** Reads whether a run of tests prints its times. */
export const parseTimes = (args) =>
  parseArgs({ args: [...args], options: { times: { type: 'boolean', default: false } } }).values;
