const empty = (value: unknown) => value === undefined || value === null || value === '';

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * Returns whether two values of a field are equal to the customer. Lists and objects are compared by their contents,
 * and all empty values are equal.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (empty(a) && empty(b))) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, index) => sameValue(each, b[index]));
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameValue(a[key], b[key]));
}
