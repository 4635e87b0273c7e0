/** Some browsers begin to read some time after the click; a minute is more than any takes. */
const readWithinMs = 60_000;

/** Saves a file with this name through the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs);
}
