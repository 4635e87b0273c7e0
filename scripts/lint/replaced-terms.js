import { basename } from 'node:path';

/**
 * Reads the table under "Replaced" of docs/glossary.md. Its first column names terms as code:
 *
 * - `Refusal` is that identifier, `refuse…` one that goes on with a capital, `…Look` one that ends so, `must()` a call;
 * - `*-look.ts` is the name of a file;
 * - `in force`, with a space, is a phrase, in any case and also over a line's end.
 *
 * @param {string} glossary
 * @returns {{ term: string, use: string }[]}
 */
export function readReplacedTerms(glossary) {
  const section = glossary.split(/^## /m).find((part) => part.startsWith('Replaced\n')) ?? '';
  return [...section.matchAll(/^\| (?<terms>`.*?) +\| (?<use>.*?) +\|$/gm)].flatMap(({ groups }) =>
    [...groups.terms.matchAll(/`([^`]+)`/g)].map(([, term]) => ({ term, use: groups.use })),
  );
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isFileName = (term) => term.startsWith('*');

/** What begins a line after its break: blanks, and the mark of a comment, a quotation or a list. */
const lineBreak = String.raw`\s+(?:(?:\*|//|#|>)\s+)?`;

function patternOf(term) {
  if (term.includes(' ')) {
    return new RegExp(`(?<![\\w.])${term.split(' ').map(escaped).join(lineBreak)}(?!\\w)`, 'gi');
  }
  const before = term.startsWith('…') ? '[\\w$]+' : '(?<![\\w$])';
  const after = term.endsWith('…') ? '[A-Z][\\w$]*' : term.endsWith('()') ? '(?=\\()' : '(?![\\w$])';
  return new RegExp(before + escaped(term.replace(/…|\(\)/g, '')) + after, 'g');
}

/** Terms of the operating system that contain a replaced one. */
const operatingSystemTerms = /\bconnection refused\b/gi;

/** Blanks out the terms of the operating system, so that every other position stays. */
const withoutSystemTerms = (text) => text.replace(operatingSystemTerms, (term) => ' '.repeat(term.length));

/** @returns whether a file has one of these names, such as `*-look.ts`, which means `.tsx` as well */
const hasName = (path, term) =>
  new RegExp(`${escaped(term.slice(1))}x?$`).test(basename(path).replace('.test.', '.'));

/**
 * The replaced terms that a file still has, in its name or its text.
 *
 * @param {readonly { term: string, use: string }[]} terms
 * @param {string} path
 * @param {string} text
 * @returns {string[]} one sentence each, with the place and what to write instead
 */
export function findReplacedTerms(terms, path, text) {
  const searched = withoutSystemTerms(text);
  return terms.flatMap(({ term, use }) => {
    if (isFileName(term)) return hasName(path, term) ? [`${path} is named ${term}: use ${use}`] : [];
    return [...searched.matchAll(patternOf(term))].map(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${path}:${line} has "${found.replace(/\s+/g, ' ')}": use ${use}`;
    });
  });
}
