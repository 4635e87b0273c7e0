import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../errors/user-error.ts';
import { openEmbedded } from './embedded-client.ts';

it.each([
  ['whose files can’t be opened', 'PG_VERSION'],
  ['that has files and no PG_VERSION', 'postgresql.conf'],
])('a data folder %s is named with the setting, and nothing is written into it', async (_name, file) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-embedded-'));
  await writeFile(join(folder, file), '9');
  const opening = openEmbedded(folder);
  await expect(opening).rejects.toThrow(UserError);
  await expect(opening).rejects.toThrow(
    `DATA_DIR must be the folder of an embedded database, or an empty one: what is in ${folder} can’t be opened.`,
  );
  expect(await readdir(folder)).toEqual([file]);
  await rm(folder, { recursive: true });
});
