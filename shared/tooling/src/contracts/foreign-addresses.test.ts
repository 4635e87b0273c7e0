import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';
import { foreignAddresses } from './foreign-addresses.ts';
import { remoteWorkspaces } from './remote-workspaces.ts';
import { routeReferencesFolder } from './reference-files.ts';

function sourcesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(routeReferencesFolder));
}

describe('foreignAddresses', () => {
  it.each([
    ["to('/find-a-retailer')", ['/find-a-retailer']],
    ["href('#/payment-early?lease=7')", ['/payment-early']],
    ['<Link to="/leases/current/" />', ['/leases/current/']],
    ['`/lease/${lease.id}/summary`', ['/lease/${lease.id}/summary']],
    ["to('/support/faq') /* its own */", []],
    ["at('/samples/7')", []],
  ])('finds in %s: %j', (source, found) => {
    expect(foreignAddresses(source, 'mfe-support')).toEqual(found);
  });
});

describe('the links of this repository', () => {
  const remotes = remoteWorkspaces().map((folder) => basename(folder));

  it.each([...remotes, 'shared/platform', 'shared/testing'])(
    'spell out no address of another remote in %s',
    (workspace) => {
      const own = remotes.includes(workspace) ? workspace : null;
      const found = sourcesOf(join(workspaceRoot, workspace, 'src')).flatMap((file) =>
        foreignAddresses(readFileSync(file, 'utf8'), own).map(
          (path) => `${relative(workspaceRoot, file)}: ${path}`,
        ),
      );
      expect(found).toEqual([]);
    },
  );
});
