// The inline script of index.html. Its hash is in the CSP; it runs before anything is painted, so it stays small.
import { firstPathOf, landingAt, type Landing, type Release } from '@portal/platform/contract';
import {
  brandForHost,
  createTokenStore,
  showLanguage,
  showTheme,
  startEarlyCalls,
  storedChoice,
  storedLanguage,
  storedTheme,
  type SessionCheckCall,
} from '@portal/platform/early';
import { afterMain } from './after-main.ts';
import { scriptAllowList } from './script-allow-list.ts';
import { watchMain } from './watch-main.ts';

/** Origins of dev servers, with a slash at the end; empty in a release. Set by the composer. */
declare const __DEV_ORIGINS__: readonly string[];
/** The call that checks the session. */
declare const __SESSION_CHECK__: SessionCheckCall;
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
    /** The main script calls this first, until what waits for it has been asked for. */
    __portalMainRuns?: () => void;
    /** The shell hands over the hashes of a newer release, once it needs a file of it. */
    __portalAdopt: (integrity: Release['integrity']) => void;
    readonly trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
  }
}

const root = document.documentElement;
const release = JSON.parse(document.getElementById('release')?.textContent ?? '') as Release;
const { chatScriptUrl, cardScriptUrl } = release.config;

const allowList = scriptAllowList(release, location.href, [
  ...__DEV_ORIGINS__,
  ...[chatScriptUrl, cardScriptUrl].filter((address) => address !== null),
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

const brand = brandForHost(release.config, location.host);
root.dataset.brand = brand.key;
showTheme(root, storedTheme.read());
const language = storedLanguage.read();
showLanguage(root, language);
document.title = brand.title;
link({ rel: 'icon', type: 'image/svg+xml', href: brand.favicon });
const font = __FONTS__[brand.key] ?? '';
const fetchedFont = storedChoice('portal.font', ['', font]);
if (fetchedFont.read() === font) {
  link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href: font });
} else {
  // On a first visit the font would take its share of the network from the code: the page begins in the fallback. Its
  // first screen is laid out once more in the font, which must not hold it up.
  root.dataset['font'] = 'later';
  const changeFont = (): void => {
    // What is pressed must not move before it is let go: the press would end beside it.
    if (root.matches(':active')) return void setTimeout(changeFont, 100);
    root.removeAttribute('data-font');
    fetchedFont.store(font);
  };
  // The change is at once, because the font is there; the fallback's own faces may not be on this machine.
  const fetchFont = () =>
    void Promise.allSettled([...document.fonts].map((face) => face.load())).then(changeFont);
  // Safari has no idle callback.
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(fetchFont), { once: true });
}
link({
  rel: 'stylesheet',
  href: brand.stylesheet,
  crossorigin: 'anonymous',
  integrity: release.integrity[brand.stylesheet] ?? '',
});

function preload({ remote, route }: Landing): void {
  const isBare = route.frame === 'bare';
  if (isBare) root.dataset.frame = 'bare';
  const { runtime, frame = [] } = release.shell;
  const scripts = [...(isBare ? [] : frame), ...runtime, remote.entry, ...remote.preload].map((href) => ({
    rel: 'preload',
    as: 'script',
    crossorigin: 'anonymous',
    href,
    integrity: integrityOf(href),
  }));
  afterMain(window, () => scripts.forEach(link));
}

const token = createTokenStore().read();
const landing = landingAt(release, location.hash, token !== null);
// Read by show-prerendered.ts, once the body is there.
root.dataset.firstScreen = token === null ? (firstPathOf(landing, location.hash) ?? '') : '';
try {
  if (token !== null) {
    startEarlyCalls(window, {
      config: release.config,
      brand: brand.key,
      language,
      token,
      sessionCheck: __SESSION_CHECK__,
      landing,
    });
  }
  if (landing) preload(landing);
  // The first format of a page takes a browser 25 ms, which it has while the main script is on its way.
  if (token !== null) setTimeout(() => new Intl.NumberFormat());
} catch {
  // Only a head start is lost: the shell parses the release strictly, and says what is wrong with it.
}

watchMain(document);
