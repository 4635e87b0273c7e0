/** A serialisable description of a value: enough for props of parcels and for events. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | { readonly oneOf: readonly string[] }
  | { readonly optional: Shape }
  | { readonly nullable: Shape }
  | { readonly list: Shape }
  | { readonly object: { readonly [key: string]: Shape } };
