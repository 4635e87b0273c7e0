import { define } from 'superstruct';

/** The content of a file. */
// Recognized by its shape, because the page of a test and Node have different Blob classes.
export const fileContent = define<Blob>(
  'file',
  (value) => typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value,
);
