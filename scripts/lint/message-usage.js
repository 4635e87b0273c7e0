import ts from 'typescript';

/**
 * What a source file does with keys of messages: texts that may be keys, patterns of keys put together from parts, and
 * the calls `t('key', { … })` with the names of their values, null when those are not written there.
 *
 * @param {string} path
 * @param {string} text
 * @returns {{ texts: string[], patterns: RegExp[], calls: { key: string, values: string[] | null }[] }}
 */
export function messageUsage(path, text) {
  const texts = [];
  const patterns = [];
  const calls = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) patterns.push(patternOf(node));
    if (isTranslation(node)) calls.push({ key: node.arguments[0].text, values: valuesOf(node.arguments[1]) });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return { texts, patterns: patterns.filter((pattern) => pattern !== null), calls };
}

/** Returns null for a template of placeholders alone, which would match every key. */
function patternOf({ head, templateSpans }) {
  const fixed = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  if (!fixed.some((part) => /\w/.test(part))) return null;
  return new RegExp(`^${fixed.map((part) => escaped(part)).join('.+')}$`);
}

const escaped = (text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const isTranslation = (node) =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 't' &&
  node.arguments[0] !== undefined &&
  ts.isStringLiteralLike(node.arguments[0]);

function valuesOf(argument) {
  if (argument === undefined) return [];
  if (!ts.isObjectLiteralExpression(argument) || argument.properties.some(ts.isSpreadAssignment)) return null;
  return argument.properties.map(({ name }) => name.text);
}
