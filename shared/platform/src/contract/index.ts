export { ConfigError, configKeys, readConfig } from '../brand/read-config.ts';
export type { BrandConfig, PortalConfig } from '../brand/config.ts';
export { isFreeHeaderName } from '@portal/api-contract';
export { parseOpeningHours, type OpeningHours } from '@portal/domain';
export { telAddress } from '../brand/tel-address.ts';
export { checkAccess, type AccessDecision } from './check-access.ts';
export { findConflicts } from './conflicts.ts';
export type {
  Access,
  EventContract,
  MenuItemContract,
  OriginsContract,
  ParcelContract,
  ParcelEventContract,
  RemoteContract,
  RouteContract,
  TabGroupContract,
  MessageKey,
} from './contract.ts';
export { elementNameOf } from './element-name.ts';
export { defineContract } from './define-contract.ts';
export { firstPathOf, landingAt, type Landing } from './landing.ts';
export { fromAddress, readOf, type ReadContract } from './read-contract.ts';
export type { RouteMatch } from './route-match.ts';
export { menuFor, type MenuEntry } from './menu.ts';
export { ContractError, parseContract } from './parse-contract.ts';
export { parseRelease, ReleaseError } from './parse-release.ts';
export { isCompatible } from './platform-range.ts';
export { PORTAL_PLATFORM_VERSION } from './platform-version.ts';
export type { Integrity, ParsedRelease, Release, ReleasedRemote, UnusableRemote } from './release.ts';
export { authCheckPath } from '../routes/auth-check-path.ts';
export { setPasswordPath } from '../routes/set-password-path.ts';
export type { RouteSample, RouteSamples, SampleLookup } from '../routes/route-samples.ts';
export { fillRoute, type RouteInputs } from '../routing/fill-route.ts';
export { parseHash } from '../routing/parse-hash.ts';
export { fillPath, parametersOf, type PathParams } from '../routing/path-pattern.ts';
export { generatedRemotes } from '../routes/generated/index.ts';
export { portalPath } from '../routes/portal-path.ts';
export type { PlannedRoute } from './planned-route.ts';
export { isPortalRoute, portalRoutes } from '../routes/portal-routes.ts';
export { camelCase } from '../routes/route-reference.ts';
export { resolveAddress } from '../routing/resolve-address.ts';
export { requiredQuery, type QueryContract } from '../routing/route-query.ts';
export {
  createRouteTable,
  type ContractRoute,
  type RoutableContract,
  type RouteName,
  type RouteTable,
} from '../routing/route-table.ts';
export { shellPaths } from '../routing/shell-paths.ts';
export { accessOf, shellAccess } from './shell-access.ts';
export { matchesShape, structOf, type Shape } from '../validation/shape.ts';
