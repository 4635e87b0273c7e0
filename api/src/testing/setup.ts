import { buildPrograms } from './built-program.ts';
import { beginEvidence } from './evidence.ts';
import { makeTemplate } from './template.ts';

export default async function setUp(): Promise<void> {
  beginEvidence();
  await Promise.all([buildPrograms(), makeTemplate()]);
}
