import type { Page } from '@playwright/test';
import { failReads, keepReadsBack } from './requests.ts';
import type { StateName } from './state-names.ts';

interface State {
  /** Makes a new page answer as the state needs it. */
  readonly prepare: (page: Page) => Promise<void>;
  /** Accounts in place of those of the samples. */
  readonly replacements: Readonly<Record<string, string>>;
  /** Whether screens that read nothing look the same as when they are ready, and are left out. */
  readonly onlyWithAccount: boolean;
}

const asItIs = async () => {};

export const states: Readonly<Record<StateName, State>> = {
  ready: { prepare: asItIs, replacements: {}, onlyWithAccount: false },
  loading: { prepare: keepReadsBack, replacements: {}, onlyWithAccount: true },
  // Nora is new: she has nothing yet.
  empty: { prepare: asItIs, replacements: { maria: 'nora', paige: 'nora' }, onlyWithAccount: true },
  failed: { prepare: failReads, replacements: {}, onlyWithAccount: true },
  steps: { prepare: asItIs, replacements: {}, onlyWithAccount: false },
};
