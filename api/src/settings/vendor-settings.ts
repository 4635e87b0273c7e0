import { isParentPattern } from './parent-origins.ts';
import { SettingsError } from './settings-error.ts';

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

interface GivenVendors {
  readonly demo: boolean;
  readonly portalUrl: string;
  readonly sandboxPort: number;
  readonly sandboxUrl: string | undefined;
  readonly sandboxParents: string | undefined;
  readonly providerUrl: string | undefined;
  readonly providerSecret: string | undefined;
  readonly scriptUrl: string | undefined;
}

export interface Vendors {
  /** Null outside the demo. */
  readonly sandbox: SandboxSettings | null;
  /** Null for the sandbox, where there is one. */
  readonly cardProvider: CardProviderSettings | null;
}

/** @throws SettingsError naming the first wrong variable */
export function readVendors(given: GivenVendors): Vendors {
  const secret = readSecret(given.providerSecret);
  return {
    sandbox: given.demo ? readSandbox(given, secret) : null,
    cardProvider: readProvider(given, secret),
  };
}

function readSecret(secret: string | undefined): string | null {
  // A secret is never repeated.
  if (secret !== undefined && secret.length < 16) {
    throw new SettingsError('CARD_PROVIDER_SECRET must be a text of at least 16 characters.');
  }
  return secret ?? null;
}

function readSandbox(given: GivenVendors, secret: string | null): SandboxSettings {
  const { sandboxPort, sandboxUrl, sandboxParents, portalUrl } = given;
  // Whatever this machine serves to itself is the demo: remotes and tests stand at ports of their own.
  const local = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'];
  const parents = sandboxParents?.split(/\s+/) ?? [...local, new URL(portalUrl).origin];
  const wrong = parents.find((parent) => !isParentPattern(parent));
  if (wrong !== undefined) {
    throw new SettingsError(
      `SANDBOX_PARENTS must be origins with blanks between, such as https://portal.example or http://*.localhost:*, not '${wrong}'.`,
    );
  }
  return { port: sandboxPort, url: readOrigin(sandboxUrl), parents: [...new Set(parents)], secret };
}

function readOrigin(given: string | undefined): string | null {
  if (given === undefined) return null;
  const isOrigin = isWebAddress(given) && new URL(given).origin === given.replace(/\/$/, '');
  if (!isOrigin) {
    throw new SettingsError(`SANDBOX_URL must be an origin such as http://localhost:4002, not '${given}'.`);
  }
  return new URL(given).origin;
}

function readProvider(given: GivenVendors, secret: string | null): CardProviderSettings | null {
  const { providerUrl: url, scriptUrl } = given;
  if (url === undefined) {
    if (scriptUrl !== undefined) {
      throw new SettingsError('CARD_SCRIPT_URL must be empty unless CARD_PROVIDER_URL is given.');
    }
    return null;
  }
  if (!isWebAddress(url)) {
    throw new SettingsError('CARD_PROVIDER_URL must be an address such as https://api.provider.example.');
  }
  if (secret === null) {
    throw new SettingsError('CARD_PROVIDER_SECRET must be given with CARD_PROVIDER_URL.');
  }
  if (scriptUrl === undefined || !isWebAddress(scriptUrl)) {
    throw new SettingsError(
      'CARD_SCRIPT_URL must be the address of the provider’s script when CARD_PROVIDER_URL is given.',
    );
  }
  return { url: url.replace(/\/+$/, ''), scriptUrl, secret };
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
