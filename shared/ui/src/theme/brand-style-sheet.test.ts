import { brandStyleSheet, elementStyleSheets, fallbackFontStyles } from './brand-style-sheet.ts';
import { frame, frameClass, frameStyles } from './frame.ts';

const sheet = brandStyleSheet('breeze', { fontUrl: '/assets/breeze.woff2' });

it('brings the brand’s own font and a fallback of its measures', () => {
  expect(sheet).toContain('font-family:"Instrument Sans";');
  expect(sheet).toContain('url("/assets/breeze.woff2") format("woff2")');
  expect(sheet).toContain('font-family:"Instrument Sans Fallback"');
  expect(sheet).toMatch(/size-adjust:101\.46%;ascent-override:95\.60%/);
  expect(sheet).not.toContain('Figtree');
});

it('can be drawn in the fallback alone', () => {
  expect(fallbackFontStyles('breeze')).toBe(
    ':root[data-font=later]{--font:"Instrument Sans Fallback", system-ui, sans-serif}',
  );
});

it('follows the system’s scheme, unless the page says which', () => {
  const style = document.createElement('style');
  style.textContent = sheet;
  document.head.append(style);
  const brand = () => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim();
  document.documentElement.dataset['scheme'] = 'dark';
  expect(brand()).toBe('#86b4ff');
  document.documentElement.dataset['scheme'] = 'light';
  expect(brand()).toBe('#1453b8');
  style.remove();
  expect(sheet).toMatch(
    /@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;--brand:#86b4ff/,
  );
});

it('gives an element in somebody else’s page fonts of its own name, and a root that inherits nothing, no direction either', () => {
  const { document, shadow } = elementStyleSheets('breeze', { fontUrl: '/font.woff2', root: '.root' });
  expect(document.match(/font-family:"[^"]+"/g)).toEqual([
    'font-family:"Portal Instrument Sans"',
    'font-family:"Portal Instrument Sans Fallback"',
    'font-family:"Portal Instrument Sans Fallback"',
  ]);
  expect(document).not.toContain('--');
  expect(shadow).toContain('--font:"Portal Instrument Sans", "Portal Instrument Sans Fallback", system-ui');
  expect(shadow).toMatch(/\.root\{all:initial;direction:ltr;display:block/);
  expect(shadow).toContain('.root[data-scheme=dark]{color-scheme:dark');
  expect(shadow).not.toMatch(/:root|body\{background/);
});

it('gives the frame the drawn measures under its own class names', () => {
  expect(frame).toMatchObject({ sideWidth: 264, headerHeight: 72, contentWidth: 1080, breakpoint: 768 });
  expect(frameStyles).toContain('@media(max-width:768px)');
  for (const name of Object.values(frameClass)) expect(frameStyles).toContain(`.${name}`);
});
