/** Window widths in px from which a layout applies (SHELL-72). */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

/** ms without a change of the window's size before scripts react to it (SHELL-73). */
export const resizeDelay = 500;

/** Measures of the page's frame, px. Up to `breakpoint` the menu is a drawer; above it is beside the content. */
export const frame = {
  sideWidth: 264,
  headerHeight: 72,
  phoneHeaderHeight: 64,
  contentWidth: 1080,
  breakpoint: breakpoints.md,
  edge: 40,
  phoneEdge: 16,
  /** In a lower window, such as one enlarged to 400 %, nothing stays in place while the page scrolls: too little would be left of it. */
  lowestFixed: 480,
} as const;

export const phone = `@media(max-width:${frame.breakpoint}px)`;
export const desk = `@media(min-width:${frame.breakpoint + 1}px)`;

/** Where the header has room for a notification between the back link and its action; below, the back link is on the page. */
export const roomyHeader = '@media(min-width:1100px)';

/** A phone on which a customer has enlarged the text. */
export const narrowest = '@media(max-width:300px)';

/** Class names of the frame, the same in the static page and in the shell, so that nothing moves when scripts arrive. */
export const frameClass = {
  app: 'portal-app',
  side: 'portal-side',
  logo: 'portal-logo',
  body: 'portal-body',
  header: 'portal-header',
  grow: 'portal-grow',
  phoneOnly: 'portal-phone',
  main: 'portal-main',
  bare: 'portal-bare',
  skeleton: 'portal-skeleton',
  screenOnly: 'portal-screen-only',
  printOnly: 'portal-print-only',
} as const;

const c = frameClass;

/**
 * CSS of the frame: `app` holds `side` and `body`; `body` holds `header` and `main`. With `bare` beside `app` (sign-in
 * screens) there is only `main`. `skeleton` is a grey block; its size comes from its own rules. Paper has
 * the screen alone, with what is `printOnly` and without what is `screenOnly`, and numbers on its pages.
 */
export const frameStyles = `html{scroll-padding-top:${frame.headerHeight + 16}px}
.${c.app}{display:grid;grid-template-columns:${frame.sideWidth}px minmax(0,1fr);min-height:100vh;min-height:100dvh}
.${c.side}{border-right:1px solid var(--line);padding:20px 16px;display:flex;flex-direction:column;gap:4px;background:var(--surface);position:sticky;top:0;height:100vh;height:100dvh;overflow-y:auto}
.${c.logo}{display:flex;align-items:center;gap:10px;min-height:54px;padding:4px 8px 20px;font-size:20px;letter-spacing:var(--name-space);line-height:1.2;font-weight:700;color:var(--ink);text-decoration:none;overflow-wrap:anywhere}
.${c.body}{min-width:0}
.${c.header}{display:flex;align-items:center;gap:12px;height:${frame.headerHeight}px;padding:0 max(${frame.edge}px,calc((100% - ${frame.contentWidth}px)/2 + ${frame.edge}px));border-bottom:1px solid var(--line);background:color-mix(in srgb,var(--bg) 88%,transparent);backdrop-filter:blur(10px);position:sticky;top:0;z-index:2}
.${c.header} .${c.logo}{padding:0;min-height:44px}
.${c.header}>:has(.${c.logo}){min-width:0}
.${c.header} .${c.logo}>:last-child:not([data-mark]){display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.${c.grow}{flex:1}
.${c.main}{display:block;max-width:${frame.contentWidth}px;margin:0 auto;padding:32px ${frame.edge}px 64px}
.${c.phoneOnly}{display:none!important}
.${c.app}.${c.bare}{display:block}
.${c.bare}>.${c.side},.${c.bare} .${c.header}{display:none}
.${c.bare} .${c.main}{max-width:none;padding:0}
.${c.skeleton}{display:block;border-radius:var(--r1);background:var(--sunken);animation:portal-breathe 1.6s ease-in-out infinite alternate}
@keyframes portal-breathe{from{opacity:1}to{opacity:.55}}
${phone}{.${c.app}{display:block}.${c.side}{display:none}.${c.phoneOnly}{display:flex!important}.${c.header}{gap:8px;height:${frame.phoneHeaderHeight}px;padding:0 ${frame.phoneEdge}px}.${c.main}{padding:20px ${frame.phoneEdge}px 96px}}
${narrowest}{.${c.header} .${c.logo}>:last-child:not([data-mark]){display:none}}
@media(max-height:${frame.lowestFixed - 1}px){html{scroll-padding-top:16px}.${c.header}{position:static}}
@media(prefers-reduced-motion:reduce){.${c.skeleton}{animation:none}}
.${c.printOnly}{display:none}
@media print{.${c.app}{display:block;min-height:0}.${c.side},.${c.header},.${c.phoneOnly},.${c.screenOnly},.${c.main} nav,.${c.app}~*{display:none!important}.${c.main}{max-width:none;padding:0}.${c.printOnly}{display:flex}.${c.main} section,.${c.main} li,.${c.main} tr{break-inside:avoid;box-shadow:none}}
@page{margin:16mm 16mm 20mm;@bottom-right{content:counter(page) " / " counter(pages);font:9pt system-ui,sans-serif}}`;
