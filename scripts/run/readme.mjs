const start = '<!-- settings:start -->';
const end = '<!-- settings:end -->';

/** The text with the table between its two markers. */
export function withSettings(text, table) {
  const [head, tail] = [text.indexOf(start), text.indexOf(end)];
  if (head < 0 || tail < head) throw new Error('The README has lost the markers of its settings table.');
  return `${text.slice(0, head + start.length)}\n\n${table.trim()}\n\n${text.slice(tail)}`;
}

/** The variables that a Markdown text has a table row for. */
export function documentedVariables(text) {
  return [...text.matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(([, name]) => name);
}
