/** A value of the query: any text, or one of these. */
export type QueryValue = 'string' | { readonly oneOf: readonly string[] };

/** Query parameters of a route by name: `{ lease: 'string', choose: { optional: { oneOf: ['payoff'] } } }`. */
export type QueryContract = Readonly<Record<string, QueryValue | { readonly optional: QueryValue }>>;

/** Names of the parameters that an address must have to make sense to the screen. */
export function requiredQuery(query: QueryContract): readonly string[] {
  return Object.entries(query).flatMap(([name, value]) =>
    value !== 'string' && 'optional' in value ? [] : [name],
  );
}
