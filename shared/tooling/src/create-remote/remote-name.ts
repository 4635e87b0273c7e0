import { CliError } from '../cli-error.ts';

/** A new remote's name in the forms that its files need it in. */
export interface RemoteName {
  /** Folder and contract: `mfe-gift-cards`. */
  readonly workspace: `mfe-${string}`;
  /** Path and file names: `gift-cards`. */
  readonly kebab: string;
  /** Variables: `giftCards`. */
  readonly camel: string;
  /** Components: `GiftCards`. */
  readonly pascal: string;
  /** Title for people: `Gift cards`. */
  readonly title: string;
}

const pattern = /^(?:mfe-)?([a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*)$/;

/** Returns the forms of a name such as `gift-cards` or `mfe-gift-cards`. @throws CliError for any other */
export function remoteNameIn(text: string): RemoteName {
  const [, kebab] = pattern.exec(text) ?? [];
  if (kebab === undefined) {
    throw new CliError(
      `A remote's name has small letters, digits and hyphens, such as gift-cards, not ${JSON.stringify(text)}.`,
    );
  }
  const words = kebab.split('-');
  const pascal = words.map(capitalized).join('');
  return {
    workspace: `mfe-${kebab}`,
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capitalized(words.join(' ')),
  };
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
