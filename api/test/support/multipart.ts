const boundary = 'portal-test-boundary';

export interface FormPart {
  readonly field: string;
  /** Makes the part a file; written into its header without escaping. */
  readonly fileName?: string;
  readonly contentType?: string;
  readonly content: string | Buffer;
}

/** A multipart body as a browser writes it, with whatever names and contents a test wants. */
export function multipartOf(parts: readonly FormPart[]): {
  payload: Buffer;
  headers: Record<string, string>;
} {
  const written = parts.map(({ field, fileName, contentType = 'text/plain', content }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: ${contentType}`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${file}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
  });
  return {
    payload: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
