import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repairReferences } from './reference-files.ts';
import { routeReferencesIndex } from './route-references.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-references-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('references that a merge left in conflict are deleted, and the list names those that stay', () => {
  const path = (file: string) => join(folder, file);
  writeFileSync(path('mfe-leases.ts'), 'export const leases = {};\n');
  writeFileSync(path('mfe-support.ts'), '<<<<<<< HEAD\nexport const support = 1;\n=======\n>>>>>>> main\n');
  writeFileSync(
    path('index.ts'),
    "<<<<<<< HEAD\nimport { gone } from './mfe-gone.ts';\n=======\n>>>>>>> main\n",
  );
  repairReferences(folder);
  expect(existsSync(path('mfe-support.ts'))).toBe(false);
  expect(readFileSync(path('index.ts'), 'utf8')).toBe(routeReferencesIndex(['mfe-leases']));
});
