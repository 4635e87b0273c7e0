import type { WireRequest } from '@portal/api-contract';
import type { RouteInputs } from '../routing/fill-route.ts';
import type { ReadContract, ReadValue } from './read-contract.ts';

/** Returns the request of a read at an address; null when the address does not have a parameter that it needs, or has one that it must not have. */
export function fillRead(
  { params, query: values, when = [], unless = [] }: ReadContract,
  inputs: RouteInputs,
): WireRequest | null {
  if (!when.every((name) => inputs[name]) || unless.some((name) => inputs[name])) return null;
  const path = fill(params, inputs);
  const query = fill(values, inputs);
  return path && query ? { path, query } : null;
}

function fill(
  values: Readonly<Record<string, ReadValue>> = {},
  inputs: RouteInputs,
): Record<string, string> | null {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === 'string' ? value : inputs[value.fromAddress];
    if (!text) return null;
    filled[name] = text;
  }
  return filled;
}
