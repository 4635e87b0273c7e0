import { StructError } from 'superstruct';

/** Describes the first fault of a value in one sentence: the field, the rule and the beginning of the value. */
export function explain(error: unknown, what: string): string {
  if (!(error instanceof StructError)) return error instanceof Error ? error.message : String(error);
  const failure = error.failures()[0] ?? error;
  const field = [what, ...failure.path.map(String)].join('.');
  if (failure.type === 'never') return `${field} is not known here.`;
  if (failure.value === undefined) return `${field} is missing.`;
  const rule = failure.refinement !== undefined ? failure.message : `Expected ${failure.type}`;
  return `${field} is wrong: ${rule}, found ${excerpt(failure.value)}.`;
}

function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
