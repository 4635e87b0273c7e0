/** Sentences of the api and what they are in another language; `{name}` stands for a value in both. */
export type SentenceTable = Readonly<Record<string, string>>;

/**
 * Returns a function that says a text of the api in the language of a table. A text is one sentence or several that the
 * table has; one that it does not have stays as it is.
 */
export function sentencesOf(table: SentenceTable): (text: string) => string {
  const patterns = Object.keys(table)
    .filter((pattern) => pattern.includes('{'))
    .map((pattern) => ({ pattern, expression: expressionOf(pattern) }));

  function known(text: string): string | undefined {
    const exact = Object.hasOwn(table, text) ? table[text] : undefined;
    if (exact !== undefined) return exact;
    for (const { pattern, expression } of patterns) {
      const values = expression.exec(text)?.groups;
      if (values) return table[pattern]?.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    }
    return undefined;
  }

  return (text) => {
    const whole = known(text);
    if (whole !== undefined) return whole;
    const parts = text.split(/(?<=[.!?]) /).map(known);
    return parts.includes(undefined) ? text : parts.join(' ');
  };
}

const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>.+)`)}$`,
  );
