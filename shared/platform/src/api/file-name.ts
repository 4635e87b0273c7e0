/**
 * The name that a `Content-Disposition` header gives a file: the encoded one before the plain one, without folders.
 * Null when it gives none.
 */
export function fileNameOf(disposition: string | null): string | null {
  const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]+))/i.exec(disposition ?? '');
  const name = decoded(encoded) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2];
  return name?.trim().replace(/^.*[/\\]/, '') || null;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
}
