import { buildPrograms } from './support/built-program.ts';
import { beginEvidence } from './support/captured-logs.ts';
import { makeTemplate } from './support/store-template.ts';

export default async function setUp(): Promise<void> {
  beginEvidence();
  await Promise.all([buildPrograms(), makeTemplate()]);
}
