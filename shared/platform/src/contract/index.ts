export { readConfig } from '../brand/read-config.ts';
export type { BrandConfig, PortalConfig } from '../brand/config.ts';
export { portalEventShapes } from '../events/portal-events.ts';
export { allow, type Admission } from './allow.ts';
export { clashes, shellPaths } from './clashes.ts';
export type {
  Access,
  MenuItemContract,
  OriginsContract,
  ParcelContract,
  RemoteContract,
  RouteContract,
  TabGroupContract,
  MessageKey,
} from './contract.ts';
export { defineContract } from './define-contract.ts';
export { matchRoute, type RouteMatch } from './match-route.ts';
export { menuFor } from './menu.ts';
export { ContractError, parseContract } from './parse-contract.ts';
export { parseRelease, ReleaseError } from './parse-release.ts';
export { fits } from './platform-range.ts';
export { PORTAL_PLATFORM_VERSION } from './platform-version.ts';
export type { Integrity, ParsedRelease, Release, ReleasedRemote, UnusableRemote } from './release.ts';
export { matchesShape, structOf, type Shape } from './shape.ts';
