import { inRem } from '@portal/platform/early';
import {
  frameClass as c,
  fallbackFontStyles,
  frameStyles,
  baseStyles,
  tokenStyles,
  type BrandKey,
} from '@portal/ui/theme';
import { marksSlot } from '../../build/page-parts.ts';
import { brandKeys } from '../../brands/brand-keys.ts';
import en from './page-messages.en.json' with { type: 'json' };
import es from './page-messages.es.json' with { type: 'json' };

/** Returns the tokens of every brand under its own `data-brand`: the brand is known once the host name is read. */
function tokensByBrand(): string {
  const scoped = (key: BrandKey) =>
    `${tokenStyles(key)}\n${fallbackFontStyles(key)}`
      .replaceAll(':root', `:root[data-brand=${key}]`)
      .replaceAll(`,:host{`, '{');
  return brandKeys.map(scoped).join('\n');
}

const ownMarks = brandKeys.map((key) => `:root[data-brand=${key}] [data-mark=${key}]{display:contents}`);

/** The page's first texts in each language: the root element has the customer's before anything is painted. */
const textsByLanguage: Readonly<Record<string, typeof en>> = { en, es };

const otherLanguages = Object.keys(textsByLanguage).map(
  (language) => `:root[lang=${language}] [data-texts]:not([lang=${language}]){display:none}`,
);

/** Texts in every language, of which the style shows the customer's. */
const inEachLanguage = (markup: (texts: typeof en) => string): string =>
  Object.entries(textsByLanguage)
    .map(([language, texts]) => `<div data-texts lang="${language}">${markup(texts)}</div>`)
    .join('');

const staticStyles = `[data-mark]{display:none}
${ownMarks.join('\n')}
${otherLanguages.join('\n')}
.portal-static-said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.portal-static-bar{height:16px;width:60%}
.portal-static-mark{width:28px;height:28px;border-radius:8px;background:var(--brand)}
.portal-static-nav{height:20px;margin:12px;width:70%}
.portal-static-title{height:32px;width:min(280px,60%);margin-bottom:28px}
.portal-static-card{height:180px;border-radius:var(--r3);margin-bottom:20px}
[data-frame=bare] .portal-static{display:block}
[data-frame=bare] .portal-static>.${c.side},[data-frame=bare] .portal-static .${c.header},[data-frame=bare] .portal-static-title{display:none}
.portal-failed{display:none;padding:64px 16px;text-align:center}
[data-failed] .portal-failed{display:block}
[data-failed] .portal-static{display:none}
#prerendered~#root{display:none}
#prerendered [data-deferred]{opacity:.7;animation:portal-breathe .8s ease-in-out infinite alternate;cursor:progress}
#prerendered~.portal-failed{position:fixed;inset:auto 16px 16px;z-index:30;padding:16px;border:1px solid var(--line-strong);border-radius:var(--r3);background:var(--surface);box-shadow:var(--shadow)}`;

/** Styles that the first paint needs, inline in the page; the brand's own sheet follows without holding it up. */
export const criticalStyles: string = inRem(
  [tokensByBrand(), baseStyles, frameStyles, staticStyles].join('\n'),
);

const skeleton = (name: string) => `<span class="${c.skeleton} ${name}"></span>`;

const marks = `<!--${marksSlot}-->`;

/**
 * The page's frame as the first paint shows it, before any script has run: mark and name of the brand, menu, header and
 * content as skeletons.
 */
export const staticFrame = `<div id="root"><div class="${c.app} portal-static" role="status"><div class="portal-static-said">${inEachLanguage(({ loading }) => loading)}</div>
<div class="${c.side}"><div class="${c.logo}">${marks}</div>${skeleton('portal-static-nav').repeat(4)}</div>
<div class="${c.body}"><div class="${c.header}"><div class="${c.phoneOnly} ${c.logo}">${marks}</div><span class="${c.grow}"></span></div>
<div class="${c.main}">${skeleton('portal-static-title')}${skeleton('portal-static-card').repeat(2)}</div></div></div></div>
<div class="portal-failed" role="alert">${inEachLanguage(
  ({ failedTitle, failedText, tryAgain }) =>
    `<h1>${failedTitle}</h1><p>${failedText}</p><p><a href="">${tryAgain}</a></p>`,
)}</div>
<noscript><p>${en.noScript}</p><p lang="es">${es.noScript}</p></noscript>`;
