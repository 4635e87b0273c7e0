/** Some browsers begin to read a while after the press; a minute is more than any takes. */
const readWithinMs = 60_000;

/** Hands a file to the browser's downloads, under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs);
}
