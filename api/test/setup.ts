import { buildPrograms } from './support/built-program.ts';
import { openLogFolder } from './support/captured-logs.ts';
import { createTemplates } from './support/store-template.ts';

export default async function setUp(): Promise<void> {
  openLogFolder();
  await Promise.all([buildPrograms(), createTemplates()]);
}
