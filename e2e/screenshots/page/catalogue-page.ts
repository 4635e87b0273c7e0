import { looks, type LookPart } from '../look.ts';
import type { Picture } from '../picture.ts';
import { pageStyles } from './page-styles.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const captions: Readonly<Record<string, string>> = {
  main: 'first brand',
  second: 'second brand',
  en: 'English',
  es: 'Spanish',
};

/** Everything by which pictures can be shown and hidden, with the values that occur. */
function filtersOf(
  pictures: readonly Picture[],
): readonly (readonly [name: string, values: readonly string[]])[] {
  const parts = (Object.keys(looks) as LookPart[]).map(
    (part) => [part, [...new Set(pictures.map(({ look }) => look[part]))]] as const,
  );
  return [['state', [...new Set(pictures.map(({ state }) => state))]], ...parts];
}

const checkbox = (name: string, value: string) =>
  `<label><input type="checkbox" id="${name}-${value}" checked> ${captions[value] ?? value}</label>`;

const hiding = (name: string, value: string) =>
  `body:has(#${name}-${value}:not(:checked)) figure[data-${name}="${value}"] { display: none }`;

function figure({ file, state, step, look, problem, path }: Picture): string {
  const data = Object.entries({ state, ...look })
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ');
  const caption = [step ?? state, ...Object.values(look).map((value) => captions[value] ?? value)].join(', ');
  return `<figure ${data}${problem === null ? '' : ' class="problem"'}>
<a href="${file}"><img src="${file}" alt="${escaped(caption)}" loading="lazy" width="${Number(look.width) / 3}"></a>
<figcaption>${escaped(caption)}<br><code>${escaped(path)}</code>${problem === null ? '' : `<br><strong>${escaped(problem)}</strong>`}</figcaption>
</figure>`;
}

/** Returns the page of the catalogue: every screen with its pictures, which can be shown and hidden by what they show. */
export function cataloguePage(pictures: readonly Picture[]): string {
  const filters = filtersOf(pictures);
  const screens = [...new Set(pictures.map(({ screen }) => screen))].sort();
  const rules = filters.flatMap(([name, values]) => values.map((value) => hiding(name, value)));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens of the portal</title>
<style>${pageStyles}${rules.join('\n')}</style>
<h1>Screens of the portal</h1>
<form>${filters
    .map(
      ([name, values]) =>
        `<fieldset><legend>${name}</legend>${values.map((value) => checkbox(name, value)).join('')}</fieldset>`,
    )
    .join('')}</form>
${screens
  .map(
    (screen) =>
      `<section><h2>${escaped(screen)}</h2><div>${pictures
        .filter((picture) => picture.screen === screen)
        .map(figure)
        .join('\n')}</div></section>`,
  )
  .join('\n')}
</html>
`;
}
