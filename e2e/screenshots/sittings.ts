import type { Screen } from '../steps/screen.ts';
import { owners, screensOf } from '../steps/screens.ts';
import type { Portal } from '../site/portal.ts';
import { catalogueAccounts, nothing } from './catalogue-accounts.ts';
import type { Look } from './look.ts';
import type { CatalogueOptions } from './catalogue-options.ts';
import type { StateName } from './states/state-names.ts';
import { states } from './states/states.ts';

/** Screens that one page opens one after another, all with the same account. */
export interface Sitting {
  readonly state: StateName;
  readonly look: Omit<Look, 'scheme'>;
  readonly screens: readonly [Screen, ...Screen[]];
}

/** Returns what has to be opened for a part of the catalogue. */
export async function sittingsOf(portal: Portal, options: CatalogueOptions): Promise<readonly Sitting[]> {
  const { brand: brands, language: languages, width: widths } = options.looks;
  const accounts = catalogueAccounts(portal.url);
  const found: Sitting[] = [];
  for (const state of options.states)
    for (const brand of brands) {
      const screens = await screensIn(state, brand);
      for (const language of languages)
        for (const width of widths)
          for (const [first, ...rest] of byAccount(screens))
            if (first) found.push({ state, look: { brand, language, width }, screens: [first, ...rest] });
    }
  return found;

  async function screensIn(state: StateName, brand: Look['brand']): Promise<readonly Screen[]> {
    const { replacements, has, own } = states[state];
    const all: Screen[] = [];
    for (const owner of owners) {
      const { screens } = await screensOf(owner, { brand, portal, customers: accounts, replacements });
      all.push(...screens.filter(({ name }) => !own.includes(name)));
      if (own.length === 0) continue;
      const { screens: ofSamples } = await screensOf(owner, { brand, portal, customers: accounts });
      all.push(...ofSamples.filter(({ name }) => own.includes(name)));
    }
    return all.filter(
      (screen) =>
        screen.redirectsTo === null &&
        !screen.path.includes(nothing) &&
        has(screen) &&
        (options.routes.length === 0 || options.routes.some((part) => screen.name.includes(part))),
    );
  }
}

const byAccount = (screens: readonly Screen[]): readonly (readonly Screen[])[] =>
  [...new Set(screens.map(({ account }) => account))].map((account) =>
    screens.filter((screen) => screen.account === account),
  );
