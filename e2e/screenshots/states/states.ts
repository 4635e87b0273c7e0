import type { Page } from '@playwright/test';
import type { Screen } from '../../steps/screen.ts';
import { emptyLists, failReads, keepReadsBack } from './requests.ts';
import type { StateName } from './state-names.ts';
import { steps } from './steps.ts';

interface State {
  /** Makes a new page answer as the state needs it. */
  readonly prepare: (page: Page, screen: Screen) => Promise<void>;
  /** Accounts in place of those of the samples. */
  readonly replacements: Readonly<Record<string, string>>;
  /** Whether a screen has the state: one that reads nothing looks as when it is ready. */
  readonly has: (screen: Screen) => boolean;
  /** Screens to open with their own account, because the one in its place does not have what their address names. */
  readonly own: readonly string[];
}

const asItIs = async () => {};
const readerOf = ({ account }: Screen) => (account === null ? 'visitor' : 'customer');

/** Whether a screen begins with a call: those of links are rejected, because the samples have no true link. */
const calls = ({ name, account, rejected }: Screen): boolean =>
  account !== null || rejected !== null || name === 'shell welcome';

export const states: Readonly<Record<StateName, State>> = {
  ready: { prepare: asItIs, replacements: {}, has: () => true, own: [] },
  loading: {
    prepare: (page, screen) => keepReadsBack(page, readerOf(screen)),
    replacements: {},
    has: calls,
    own: [],
  },
  // Nora is new: she has nothing yet. Maria's leases are shown without what she finds in them.
  empty: {
    prepare: emptyLists,
    replacements: { maria: 'nora', paige: 'nora' },
    // Without questions a topic leads to their list.
    has: ({ name, account }) => account !== null && name !== 'mfe-support topic',
    own: [
      'mfe-leases items',
      'mfe-leases payment-history',
      'mfe-leases scheduled-payments',
      'mfe-payments pay',
    ],
  },
  failed: {
    prepare: (page, screen) => failReads(page, readerOf(screen)),
    replacements: {},
    // Without slides, welcome goes to the login.
    has: (screen) => calls(screen) && screen.name !== 'shell welcome',
    own: [],
  },
  steps: {
    prepare: asItIs,
    replacements: {},
    has: ({ name }) => steps.some(({ screen }) => screen === name),
    own: [],
  },
};
