import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../errors/user-error.ts';
import { openEmbedded } from './embedded-client.ts';

it('a data folder whose files can’t be opened is named with the setting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-embedded-'));
  await writeFile(join(folder, 'PG_VERSION'), '9');
  const opening = openEmbedded(folder);
  await expect(opening).rejects.toThrow(UserError);
  await expect(opening).rejects.toThrow(
    `DATA_DIR must be the folder of an embedded database, or an empty one: what is in ${folder} can’t be opened.`,
  );
  await rm(folder, { recursive: true });
});
