import type { ProcessorSettings } from '../processor/remote-processor.ts';
import type { SettingValues } from './settings-table.ts';

/** The demo's vendors of card fields and chat, on an origin of their own. */
export interface SandboxSettings {
  /** 0 chooses any free port. */
  readonly port: number;
  /** Origin at which browsers reach it; null for this machine at its port. */
  readonly url: string | null;
  /** Origins of pages that may embed its frames:`https://portal.example`, `http://*.localhost:*`. */
  readonly parents: readonly string[];
  /** Signs its tokens; several processes share one. Null for a random one of this process. */
  readonly secret: string | null;
}

/** The company that keeps the customers' cards. */
export interface CardProviderSettings {
  /** Server that the api sends tokens to, without a slash at its end. */
  readonly url: string;
  /** The script that the page loads. */
  readonly scriptUrl: string;
  readonly secret: string;
}

/** Returns the settings of the payment processor; null when none is set. */
export function readProcessor(
  values: Pick<SettingValues, 'PROCESSOR_URL' | 'PROCESSOR_SECRET'>,
): ProcessorSettings | null {
  const { PROCESSOR_URL: url, PROCESSOR_SECRET: secret } = values;
  return url === null || secret === null ? null : { url, secret };
}

/** Any port of this machine, because remotes and tests have ports of their own. */
const local = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'];

/** Returns the settings of the sandbox; null outside the demo. */
export function readSandbox(values: SettingValues): SandboxSettings | null {
  if (values.DEMO === 'off') return null;
  const portals = [values.PORTAL_URL, ...Object.values(values.BRAND_URLS)];
  const parents = values.SANDBOX_PARENTS ?? [...local, ...portals.map((address) => new URL(address).origin)];
  return {
    port: values.SANDBOX_PORT,
    url: values.SANDBOX_URL,
    parents: [...new Set(parents)],
    secret: values.CARD_PROVIDER_SECRET,
  };
}

/** Returns the settings of the card provider; null when none is set. */
export function readCardProvider(values: SettingValues): CardProviderSettings | null {
  const { CARD_PROVIDER_URL: url, CARD_SCRIPT_URL: scriptUrl, CARD_PROVIDER_SECRET: secret } = values;
  return url === null || scriptUrl === null || secret === null ? null : { url, scriptUrl, secret };
}
