import type { SettingValues } from './settings-table.ts';

/** The demo's vendors of card fields and chat, on an origin of their own. */
export interface SandboxSettings {
  /** 0 takes any free port. */
  readonly port: number;
  /** Origin that browsers reach it at; null for this machine's at the port that it got. */
  readonly url: string | null;
  /** Origins of pages that may hold its frames: `https://portal.example`, `http://*.localhost:*`. */
  readonly parents: readonly string[];
  /** What its tokens are signed with: several processes share one. Null for one that lives as long as the process. */
  readonly secret: string | null;
}

/** Who holds the customers' cards. */
export interface CardProviderSettings {
  /** Where the api asks what a token stands for; no slash at its end. */
  readonly url: string;
  /** The script that the page loads. */
  readonly scriptUrl: string;
  readonly secret: string;
}

/** What this machine serves to itself is the demo: remotes and tests have ports of their own. */
const local = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'];

export function readSandbox(values: SettingValues): SandboxSettings | null {
  if (!values.DEMO) return null;
  const parents = values.SANDBOX_PARENTS ?? [...local, new URL(values.PORTAL_URL).origin];
  return {
    port: values.SANDBOX_PORT,
    url: values.SANDBOX_URL,
    parents: [...new Set(parents)],
    secret: values.CARD_PROVIDER_SECRET,
  };
}

export function readCardProvider(values: SettingValues): CardProviderSettings | null {
  const { CARD_PROVIDER_URL: url, CARD_SCRIPT_URL: scriptUrl, CARD_PROVIDER_SECRET: secret } = values;
  return url === null || scriptUrl === null || secret === null ? null : { url, scriptUrl, secret };
}
