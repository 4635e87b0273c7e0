import { buildPrograms } from './support/built-program.ts';
import { openLogFolder } from './support/captured-logs.ts';
import { createTemplate } from './support/store-template.ts';

export default async function setUp(): Promise<void> {
  openLogFolder();
  await Promise.all([buildPrograms(), createTemplate()]);
}
