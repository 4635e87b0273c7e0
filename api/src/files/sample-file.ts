import { FileAnswer } from '../server/answers.ts';

/** The only download that everybody may have. */
export const sampleId = 'sample';

const rows = [
  ['Month', 'Payments', 'Amount'],
  ['September', '41', '3,444.00'],
  ['October', '44', '3,702.60'],
  ['November', '39', '3,281.90'],
];

export const sampleFile = new FileAnswer(
  'sample-report.csv',
  'text/csv; charset=utf-8',
  Buffer.from(rows.map((row) => `${row.map((cell) => `"${cell}"`).join(',')}\r\n`).join('')),
);
