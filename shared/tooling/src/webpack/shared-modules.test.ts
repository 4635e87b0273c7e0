/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';
import { sharedModules } from './shared-modules.ts';

const folder = join(workspaceRoot, 'shell/src/federation/facades');
const facades = sharedModules.flatMap(([name, { facade }]) => (facade ? [[name, facade] as const] : []));

/** `@emotion/react` has `emotion-react.facade.ts`. */
const fileOf = (name: string): string =>
  `${name
    .replace(/^@portal\//, '')
    .replace('@tanstack/', '')
    .replace('@', '')
    .replace('/', '-')}.facade.ts`;

describe('a module of which the shell shares a few names', () => {
  it.each(facades)('%s has all of them in its facade', (name, names) => {
    const source = readFileSync(join(folder, fileOf(name)), 'utf8');
    const exported = /^export \{([^}]+)\} from '([^']+)';$/m.exec(source);
    expect(exported?.[2]).toBe(name);
    expect(
      exported?.[1]
        ?.split(',')
        .map((one) => one.trim())
        .filter(Boolean)
        .sort(),
    ).toEqual([...names].sort());
  });
});
