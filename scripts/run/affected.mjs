import { readTurbo } from '@portal/tooling/tasks';

/**
 * Returns the folders of the workspaces that differ from the main branch, and of those that depend on them. Without a
 * main branch to compare with, every workspace differs.
 *
 * @returns {readonly string[]} relative to the root
 */
export function affectedWorkspaces() {
  return readTurbo(['ls', '--affected', '--output=json']).packages.items.map(({ path }) => path);
}

/** What every journey passes through. */
const throughout = ['shell', 'api', 'e2e'];

/**
 * Returns the browser tests that a change of these workspaces affects: the stories of the kit, and the journeys, all of
 * them or those through the changed remotes, which `CHANGED_REMOTES` tells the journey that fails every remote in turn.
 *
 * @param {readonly string[]} workspaces folders relative to the root
 * @returns {readonly { task: string, args: readonly string[], env?: Readonly<Record<string, string>> }[]}
 */
export function browserTestsFor(workspaces) {
  const remotes = workspaces.filter((folder) => folder.startsWith('mfe-'));
  const isThroughout = throughout.some((folder) => workspaces.includes(folder));
  return [
    ...(workspaces.includes('shared/gallery') ? [{ task: 'gallery', args: [] }] : []),
    ...(isThroughout ? [{ task: 'journeys', args: [] }] : []),
    ...(!isThroughout && remotes.length > 0
      ? [
          {
            task: 'journeys',
            args: ['--', `--grep=${remotes.map((name) => `@${name}`).join('|')}`],
            env: { CHANGED_REMOTES: remotes.join(',') },
          },
        ]
      : []),
  ];
}
