import { createRouteTable, shellPaths, type RemoteContract } from '@portal/platform/contract';

const ofShell: ReadonlySet<string> = new Set(shellPaths);

/**
 * Menu items and back links of a release that lead to an address which neither the shell nor any of its contracts has,
 * one sentence each. They are checked together, because a link may lead into another remote.
 */
export function deadLinks(contracts: readonly RemoteContract[]): readonly string[] {
  const table = createRouteTable(contracts);
  const isDead = (to: string) => !ofShell.has(to) && table.match(to) === null;
  return contracts.flatMap(({ name, routes, menu = [] }) => [
    ...menu.flatMap(({ to }) => (isDead(to) ? [`The menu of ${name} leads to ${to}, ${nobody}`] : [])),
    ...routes.flatMap(({ id, back }) =>
      back !== undefined && isDead(back)
        ? [`The back link of route ${id} of ${name} leads to ${back}, ${nobody}`]
        : [],
    ),
  ]);
}

const nobody = 'which no contract in the release has.';
