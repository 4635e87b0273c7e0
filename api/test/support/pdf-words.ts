import { inflateSync } from 'node:zlib';

/** Returns the words of a PDF: its texts are hexadecimal, in compressed streams. */
export function wordsOf(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const streams = [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
  const lines = streams.flatMap((stream) =>
    [...stream.matchAll(/\[(.*?)\] TJ/g)].map(([, line = '']) => line),
  );
  return lines
    .map((line) =>
      [...line.matchAll(/<([\da-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
}
