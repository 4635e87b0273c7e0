/**
 * Returns whether a file has an accepted format (UI-40): an extension (`.pdf`), a MIME type (`image/png`) or a family
 * of them (`image/*`). An empty list accepts all.
 */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase().split(';', 1)[0] ?? '';
  return accept.some((format) => {
    const wanted = format.trim().toLowerCase();
    if (!wanted.includes('/')) return name.endsWith(wanted.startsWith('.') ? wanted : `.${wanted}`);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}

/** Names of the families; every other format is named by its last part: `application/pdf` and `.pdf` are `PDF`. */
interface FamilyMessages {
  readonly image: string;
  readonly video: string;
  readonly audio: string;
  readonly text: string;
}

/** Returns the names of the accepted formats, each once: `['PDF', 'images']`. */
export function formatNames(accept: readonly string[], families: FamilyMessages): readonly string[] {
  const names = accept.map((format) => {
    const [family = '', kind] = format.trim().toLowerCase().split('/');
    if (kind === '*') return family in families ? families[family as keyof FamilyMessages] : family;
    return (kind ?? family).replace(/^\.|^x-|\+.*$/g, '').toUpperCase();
  });
  return [...new Set(names)];
}
