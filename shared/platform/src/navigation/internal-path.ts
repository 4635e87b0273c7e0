import type { PortalPath } from './navigation.ts';

/**
 * An address inside the portal, or null for anything else (OP-53): another origin, a scheme, a protocol-relative
 * or backslashed address, control characters, no leading slash.
 */
export function internalPath(value: unknown): PortalPath | null {
  if (typeof value !== 'string' || value.length > 2000) return null;
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(value) ? (value as PortalPath) : null;
}
