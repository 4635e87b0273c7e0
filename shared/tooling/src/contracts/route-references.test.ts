import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PlannedRoute, RemoteContract } from '@portal/platform/contract';
import { remoteWorkspaces } from './remote-workspaces.ts';
import { sampleContract } from '../release/fixtures/built-folder.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { routeReferencesFile, routeReferencesIndex } from './route-references.ts';
import { referencedRemotes, routeReferencesFolder } from './reference-files.ts';

const route = { title: 'title', access: 'customer' } as const;

describe('the file of references to a remote’s routes', () => {
  it('has the parcels with their props and events', () => {
    const contract = sampleContract('mfe-paid-off', {
      routes: [{ ...route, id: 'list', path: '/list' }],
      parcels: [
        {
          name: 'one',
          props: { object: { id: 'string' } },
          emits: ['done', { name: 'left', detail: 'string' }],
        },
      ],
    });
    expect(routeReferencesFile(contract)).toBe(`\
// Generated from mfe-paid-off/remote.contract.ts by \`pnpm routes\`. Do not edit.
export const mfePaidOff = {
  name: 'mfe-paid-off',
  routes: [{ id: 'list', path: '/list' }],
  parcels: [
    {
      name: 'one',
      props: {
        object: {
          id: 'string',
        },
      },
      emits: [
        'done',
        {
          name: 'left',
          detail: 'string',
        },
      ],
    },
  ],
} as const;
`);
  });

  it('has the id, path and query of each route, also of those that are planned', () => {
    const contract = sampleContract('mfe-paid-off', {
      routes: [
        { ...route, id: 'list', path: '/list' },
        {
          ...route,
          id: 'one',
          path: '/one/:id',
          query: { as: { optional: { oneOf: ['a', 'it’s', "b'c"] } } },
        },
      ],
    });
    expect(routeReferencesFile(contract, [{ id: 'next', path: '/next' }])).toBe(`\
// Generated from mfe-paid-off/remote.contract.ts by \`pnpm routes\`. Do not edit.
export const mfePaidOff = {
  name: 'mfe-paid-off',
  routes: [
    { id: 'list', path: '/list' },
    {
      id: 'one',
      path: '/one/:id',
      query: {
        as: {
          optional: {
            oneOf: ['a', 'it’s', 'b\\'c'],
          },
        },
      },
    },
    { id: 'next', path: '/next' },
  ],
} as const;
`);
  });

  it('parses for a remote that is called like a word of the language', () => {
    expect(routeReferencesFile(sampleContract('mfe-case'))).toContain('export const mfeCase = {');
    expect(routeReferencesIndex(['mfe-case'])).toContain("import { mfeCase } from './mfe-case.ts';");
  });

  it('is not made for a route that is both planned and there', () => {
    const contract = sampleContract('mfe-sample', { routes: [{ ...route, id: 'next', path: '/next' }] });
    expect(() => routeReferencesFile(contract, [{ id: 'next', path: '/next' }])).toThrow(
      'mfe-sample has the route next: take it out of mfe-sample/remote.planned.ts.',
    );
  });
});

describe('the references in shared/platform', () => {
  const committed = (file: string) => readFileSync(join(routeReferencesFolder, file), 'utf8');
  const exported = (remote: string, file: string): unknown => {
    const path = join(workspaceRoot, remote, file);
    return existsSync(path) ? jest.requireActual(path) : {};
  };

  // A remote whose folder is not in this checkout keeps the references that were committed.
  it.each(referencedRemotes().filter((remote) => existsSync(join(workspaceRoot, remote))))(
    'are those of the contract of %s; `pnpm routes` writes them',
    (remote) => {
      const { contract } = exported(remote, 'remote.contract.ts') as { contract: RemoteContract };
      const { planned = [] } = exported(remote, 'remote.planned.ts') as { planned?: readonly PlannedRoute[] };
      expect(committed(`${remote}.ts`)).toBe(routeReferencesFile(contract, planned));
    },
  );

  it('list every remote that has them, and each remote of this checkout is one', () => {
    expect(committed('index.ts')).toBe(routeReferencesIndex(referencedRemotes()));
    const here = remoteWorkspaces().map((folder) => basename(folder));
    expect(referencedRemotes()).toEqual(expect.arrayContaining(here));
  });
});
