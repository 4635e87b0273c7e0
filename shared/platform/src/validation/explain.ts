import { StructError } from 'superstruct';

/** The first fault of a value in one sentence that names the place and shows no more than a scrap of the value. */
export function explain(error: unknown, what: string): string {
  if (!(error instanceof StructError)) return error instanceof Error ? error.message : String(error);
  const failure = error.failures()[0] ?? error;
  const place = [what, ...failure.path.map(String)].join('.');
  if (failure.type === 'never') return `${place} is not known here.`;
  if (failure.value === undefined) return `${place} is missing.`;
  const rule = failure.refinement !== undefined ? failure.message : `Expected ${failure.type}`;
  return `${place} is wrong: ${rule}, found ${scrap(failure.value)}.`;
}

function scrap(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
