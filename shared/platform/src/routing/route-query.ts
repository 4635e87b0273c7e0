/** A value of the query: any text, or one of these. */
export type QueryValue = 'string' | { readonly oneOf: readonly string[] };

/** Query parameters of a route by name: `{ lease: 'string', choose: { optional: { oneOf: ['payoff'] } } }`. */
export type QueryContract = Readonly<Record<string, QueryValue | { readonly optional: QueryValue }>>;

/** Returns the names of the query values without which the route has no address. */
export function requiredQuery(query: QueryContract): readonly string[] {
  return Object.entries(query).flatMap(([name, value]) =>
    value !== 'string' && 'optional' in value ? [] : [name],
  );
}
