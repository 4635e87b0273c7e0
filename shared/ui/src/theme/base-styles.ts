const bodyStyles =
  'background:var(--bg);color:var(--ink);font:400 16px/1.5 var(--font);font-variant-numeric:tabular-nums;word-spacing:var(--word-space);-webkit-font-smoothing:antialiased;accent-color:var(--brand);overflow-wrap:break-word;text-wrap:pretty';

/** Returns the base styles of every element below `root`: `body`, or the root element of a shadow root. */
export const baseStylesOf = (root: string): string => `*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0}
${root}{${bodyStyles}}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset{margin:0}
ul,ol,fieldset{padding:0}
fieldset{border:0;min-width:0}
h1{font-size:28px;line-height:1.2;font-weight:650;letter-spacing:-.015em;text-wrap:balance}
h2{font-size:18px;line-height:1.3;font-weight:620}
h3{font-size:16px;line-height:1.4;font-weight:620}
b,strong{font-weight:650}
a{color:var(--brand)}
a[href^='mailto:']{font-kerning:none}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;word-spacing:inherit;font-variant-numeric:inherit}
::-webkit-search-cancel-button{-webkit-appearance:none;width:16px;height:16px;background:var(--ink-2);cursor:pointer;clip-path:polygon(14% 6%,50% 42%,86% 6%,94% 14%,58% 50%,94% 86%,86% 94%,50% 58%,14% 94%,6% 86%,42% 50%,6% 14%)}
img,svg{display:block;max-width:100%}
svg{flex:none}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
h1:focus,main:focus{outline:none}
::selection{background:var(--brand);color:var(--on-brand)}
@media(max-width:768px){h1{font-size:24px}}
@media(prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}`;

/** The base styles of every element of a page. */
export const baseStyles = baseStylesOf('body');
