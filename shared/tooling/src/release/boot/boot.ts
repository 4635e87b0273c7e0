// The inline script of index.html. Its hash is in the CSP; it runs before anything is painted, so it stays small.
import { firstPathOf, landingAt, type Landing, type Release } from '@portal/platform/contract';
import { scriptAllowList } from './script-allow-list.ts';

/** Origins of dev servers, with a slash at the end; empty in a release. Set by the composer. */
declare const __DEV_ORIGINS__: readonly string[];
/** Session storage key of the session's token. */
declare const __TOKEN_KEY__: string;
/** Font of each brand by key. */
declare const __FONTS__: Readonly<Record<string, string>>;

interface PolicyRules {
  readonly createHTML: (markup: string) => string;
  readonly createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    /** Returns the hash of a script of the release, or '' for one that is allowed without. Throws for any other address. */
    __portalIntegrity: (address: string) => string;
    /** The shell hands over the hashes of a newer release, once it needs a file of it. */
    __portalAdopt: (integrity: Release['integrity']) => void;
    readonly trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
  }
}

const root = document.documentElement;
const release = JSON.parse(document.getElementById('release')?.textContent ?? '') as Release;
const { brands, secondBrandHostSuffix, chatScriptUrl } = release.config;

const allowList = scriptAllowList(release, location.href, [
  ...__DEV_ORIGINS__,
  ...(chatScriptUrl ? [chatScriptUrl] : []),
]);
const integrityOf = (address: string) => allowList.integrityOf(address);
window.__portalIntegrity = integrityOf;
window.__portalAdopt = (integrity) => allowList.adopt(integrity);
window.trustedTypes?.createPolicy('default', {
  // Packages empty an element by `innerHTML = ''`: that is not markup. Anything else is rejected.
  createHTML: (markup) => {
    if (markup !== '') throw new TypeError('The portal sets no markup from text.');
    return markup;
  },
  createScriptURL: (address) => {
    integrityOf(address);
    return address;
  },
});

function link(attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== '') element.setAttribute(name, value);
  }
  document.head.append(element);
}

const brand = location.hostname.endsWith(secondBrandHostSuffix) ? brands[1] : brands[0];
root.dataset.brand = brand.key;
document.title = brand.title;
link({ rel: 'icon', type: 'image/svg+xml', href: brand.favicon });
link({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossorigin: 'anonymous',
  href: __FONTS__[brand.key] ?? '',
});
link({
  rel: 'stylesheet',
  href: brand.stylesheet,
  crossorigin: 'anonymous',
  integrity: release.integrity[brand.stylesheet] ?? '',
});

function hasToken(): boolean {
  try {
    return sessionStorage.getItem(__TOKEN_KEY__) !== null;
  } catch {
    return false;
  }
}

function preload({ remote, route }: Landing): void {
  if (route.frame === 'bare') root.dataset.frame = 'bare';
  for (const href of [...release.shell.runtime, remote.entry, ...remote.preload]) {
    link({ rel: 'preload', as: 'script', crossorigin: 'anonymous', href, integrity: integrityOf(href) });
  }
}

const token = hasToken();
const landing = landingAt(release, location.hash, token);
// Read by show-prerendered.ts, once the body is there.
root.dataset.firstScreen = token ? '' : (firstPathOf(landing, location.hash) ?? '');
try {
  if (landing) preload(landing);
} catch {
  // Only a head start is lost: the shell parses the release strictly, and says what is wrong with it.
}

// A main script that does not arrive, or is not the released one, leaves the static page: say so instead of waiting.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.id === 'main') root.dataset.failed = '';
  },
  true,
);
