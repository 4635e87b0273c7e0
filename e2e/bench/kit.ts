import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { portalProgram, root } from '../site/paths.ts';
import { table } from '../steps/table.ts';

const run = promisify(execFile);

/** The most that a button and a text field may weigh besides React, gzip bytes. */
const targetBytes = 30_000;

/** What screens use of the ui kit; each line is weighed by itself. */
const uses: readonly (readonly [name: string, ...exports: string[]])[] = [
  ['button', '@portal/ui:Button'],
  ['button and text field', '@portal/ui:Button', '@portal/ui/form:TextInput,FieldFrame'],
  ['form with a text field', '@portal/ui:Button', '@portal/ui/form:Form,TextField,SubmitButton'],
  ['select', '@portal/ui/form:Select'],
  ['date', '@portal/ui/form:DateField'],
  ['async select', '@portal/ui/inputs:AsyncSelectField'],
  ['multiselect', '@portal/ui/inputs:MultiselectField'],
  ['upload', '@portal/ui/upload:FileField'],
  ['dialog', '@portal/ui/overlay:Dialog'],
  ['table', '@portal/ui/table:Table'],
  ['schema form', '@portal/ui/schema-form:SchemaForm'],
];

async function weigh(
  exports: readonly string[],
): Promise<{ readonly first: number; readonly later: number }> {
  const { stdout } = await run(portalProgram, ['weigh', ...exports], { cwd: root });
  return JSON.parse(stdout) as { first: number; later: number };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const weights = new Map<string, number>();
const rows: string[][] = [];
for (const [name, ...exports] of uses) {
  const { first, later } = await weigh(exports);
  weights.set(name, first);
  rows.push([name, kilobytes(first), kilobytes(later)]);
}

console.log(
  '\nThe ui kit, gzip besides React; router, emotion and messages count here, though a page has them anyway\n',
);
console.log(table(['what', 'kB', 'later'], rows));
const small = weights.get('button and text field') ?? Infinity;
const met = small <= targetBytes;
console.log(
  `\nButton and text field: ${kilobytes(small)} kB, ${met ? 'within' : 'above'} the target of ${kilobytes(targetBytes)} kB.`,
);
process.exitCode = met ? 0 : 1;
