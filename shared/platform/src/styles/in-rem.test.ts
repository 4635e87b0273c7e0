import { inRem } from './in-rem.ts';

it.each([
  ['p{font-size:14px}', 'p{font-size:0.875rem}'],
  [
    'p{font:400 16px/1.5 var(--font);margin:-2px .5px}',
    'p{font:400 1rem/1.5 var(--font);margin:-0.125rem 0.03125rem}',
  ],
  [
    '@media(max-width:768px){p{top:calc(100% - 72px)}}',
    '@media(max-width:48rem){p{top:calc(100% - 4.5rem)}}',
  ],
  ['@media(min-width:0px){p{margin:0px}}', '@media(min-width:0){p{margin:0}}'],
])('makes each length one that grows with the font size of the browser: %s', (px, rem) => {
  expect(inRem(px)).toBe(rem);
});

it.each([
  'p{width:50%;margin:1em 9pt 0 2rem}',
  'p::before{content:"10px"}',
  "a[title='5px']{color:#12px}",
  'p{background:url(image-10px.svg)}',
  '.gap-4px{--a-2px:red}',
])('leaves what is no length in px as it is: %s', (css) => {
  expect(inRem(css)).toBe(css);
});
