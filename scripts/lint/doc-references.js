import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A Markdown file: its path from the root of the repository, and its text. @typedef {{ path: string, text: string }} Page */

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const anchorsOf = (text) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));

const relativeLinks = (text) => [...text.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, link]) => link);

/** The path from the root of the file that a page's relative link leads to. */
const targetOf = (path, link) => {
  const [file] = link.split('#');
  return file === '' ? path : join(dirname(path), file);
};

/**
 * Returns the relative links of a page that lead to no file, or to no heading of it.
 *
 * @param {Page} page
 * @param {string} root
 */
export function brokenLinks({ path, text }, root) {
  return relativeLinks(text).filter((link) => {
    const [, anchor] = link.split('#');
    const target = join(root, targetOf(path, link));
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
  });
}

/**
 * Returns the pages under docs/ that no other page links to, neither by themselves nor by their folder.
 *
 * @param {readonly Page[]} pages all pages of the repository
 */
export function unlinkedPages(pages) {
  const links = pages.flatMap(({ path, text }) =>
    relativeLinks(text).map((link) => ({ from: path, to: targetOf(path, link).replace(/\/$/, '') })),
  );
  const isLinked = (page) =>
    links.some(({ from, to }) => from !== page && (to === page || (to !== 'docs' && to === dirname(page))));
  return pages.map(({ path }) => path).filter((path) => path.startsWith('docs/') && !isLinked(path));
}

const fromRoot = /^(?:\.ci|\.cspell|api|docs|e2e|mfe-[a-z]+|scripts|shared|shell)\//;
const hasPlaceholder = /[<>{}*…]/;

/** Whether a path is in a remote that this checkout does not have: an example, or one that is left out. */
const isElsewhere = (path, root) => path.startsWith('mfe-') && !existsSync(join(root, path.split('/')[0]));

/** Whether a path is a build's file, which is there or not as somebody has built. */
const isBuilt = (path) => path.includes('/dist/');

/**
 * Returns the paths in a page's code that do not exist: from the root as in `shell/src/main.tsx`, or from the page's own
 * workspace as in `src/main.tsx`.
 *
 * @param {Page} page
 * @param {string} root
 */
export function missingPaths({ path, text }, root) {
  const code = [...text.matchAll(/`([^`\s]+)`/g)].map(([, span]) => span);
  return code.filter((file) => {
    if (hasPlaceholder.test(file) || isBuilt(file) || isElsewhere(file, root)) return false;
    if (fromRoot.test(file)) return !existsSync(join(root, file));
    return (
      path.endsWith('README.md') && file.startsWith('src/') && !existsSync(join(root, dirname(path), file))
    );
  });
}

const command = /\b(?:pnpm(?:@[\d.]+)? (?:--filter [@/a-z-]+ )?|npm run )([a-z][a-z:-]*)/g;
const ofPnpm = ['install', 'exec'];

/**
 * Returns the scripts that a page runs with pnpm or `npm run` and that no package.json has.
 *
 * @param {Page} page
 * @param {readonly string[]} scripts names of all scripts that there are
 */
export function unknownScripts({ text }, scripts) {
  const code = [...text.matchAll(/```[^`]+```|`[^`\n]+`/g)].map(([block]) => block).join('\n');
  const run = [...code.matchAll(command)].map(([, script]) => script);
  return run.filter((script) => ![...scripts, ...ofPnpm].includes(script));
}
