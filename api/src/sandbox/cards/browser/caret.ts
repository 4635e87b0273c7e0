interface Written {
  readonly text: string;
  readonly caret: number;
}

/** Reformats a text while it is typed, and keeps the caret after the same digit. */
export function rewritten(text: string, caret: number, write: (text: string) => string): Written {
  const next = write(text);
  const digitsBefore = text.slice(0, caret).replaceAll(/\D/g, '').length;
  if (caret === text.length) return { text: next, caret: next.length };
  let at = 0;
  for (let digits = 0; digits < digitsBefore && at < next.length; at++) {
    if (/\d/.test(next[at] ?? '')) digits++;
  }
  return { text: next, caret: at };
}
