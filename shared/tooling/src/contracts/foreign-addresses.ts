import { createRouteTable, generatedRemotes, type RoutableContract } from '@portal/platform/contract';

const table = createRouteTable<RoutableContract>(generatedRemotes);
/** Text in quotes that begins like an address of the portal, up to its query. */
const quoted = /(['"`])#?(\/[^'"`?\s]*)[^'"`\n]*\1/g;

/**
 * Addresses of remotes other than `own` that a source text spells out, in the order found. Links to them are typed
 * references instead, so that a remote can move its routes by itself.
 */
export function foreignAddresses(source: string, own: string | null): readonly string[] {
  return [...source.matchAll(quoted)].flatMap(([, , path = '']) => {
    const match = table.match(path.replace(/\$\{[^}]*\}/g, 'x'));
    return match && match.contract.name !== own ? [path] : [];
  });
}
