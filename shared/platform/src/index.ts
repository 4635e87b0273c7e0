export type { AroundScreens, Platform } from './platform.ts';
export { defineMessages, useMessages, type I18n, type MessageCatalogue, type Translate } from '@portal/i18n';
export type { ApiClient, CallOptions } from './api/api-client.ts';
export { browserTimeZone } from './api/browser-time-zone.ts';
export {
  ApiError,
  defaultErrorMessage,
  ForeignAnswerError,
  hasCode,
  isRejection,
  isServerError,
  lacksEndpoint,
  MalformedAnswerError,
  mayHaveSaved,
  NetworkError,
  TimeoutError,
  UnauthorizedError,
  ValidationError,
  type FieldErrors,
} from './api/api-error.ts';
export { withFieldNames } from './api/with-field-names.ts';
export type { Brand, BrandConfig, PortalConfig } from './brand/config.ts';
export type { Content } from './content/content.ts';
export type { EventBus } from './events/event-bus.ts';
export type { PortalEvents } from './events/portal-events.ts';
export type { Geocoding } from './geocoding/geocoding.ts';
export type { IdempotencyKeys } from './idempotency/idempotency-keys.ts';
export type { FormValues, KeptForms } from './kept-forms/kept-forms.ts';
export type { NavigateOptions, Navigation, PortalLocation } from './navigation/navigation.ts';
export type { AlertRequest, ConfirmRequest, Dialogs, Notify } from './notify/notify.ts';
export type { BackLink, Page, StoreHeader } from './page/page.ts';
export type {
  MountedParcel,
  ParcelEventOf,
  ParcelName,
  ParcelPlace,
  ParcelPropsOf,
  Parcels,
} from './parcels/parcels.ts';
export { storeHeaderOf } from './page/store-header.ts';
export { PlatformContext, usePlatform } from './react/platform-context.ts';
export { PlatformProvider } from './react/platform-provider.tsx';
export { PortalRouter } from './react/portal-router.tsx';
export { queryKeyOf, type ApiQueryKey } from './react/query-key.ts';
export { useApiMutation, type ApiMutationOptions } from './react/use-api-mutation.ts';
export { useApiQuery, type ApiQueryOptions } from './react/use-api-query.ts';
export { useBrand, withBrand } from './react/use-brand.ts';
export { useContent } from './react/use-content.ts';
export { useBackLink, usePageTitle, usePortalLocation, useStoreHeader } from './react/use-page.ts';
export { useHold } from './react/use-hold.ts';
export { usePortalEvent } from './react/use-portal-event.ts';
export { useRoutes } from './react/use-routes.ts';
export { useLanguage, useTheme } from './react/use-choice.ts';
export { useSession, useUser } from './react/use-session.ts';
export { createOwnRoutes, type OwnRoutes } from './routes/create-own-routes.ts';
export { routePaths } from './routes/route-paths.ts';
export type { RouteReferenceName, Routes } from './routes/create-routes.ts';
export type { PortalPath } from './routing/portal-path.ts';
export type { Session, SessionEnd, SessionState } from './session/session.ts';
export { schemeRootAttribute, schemeRootOf, themeChoices, type ThemeChoice } from './theme/theme.ts';
export { languageNames, languages, type Language } from './language/language.ts';
export type { Choice } from './choice/choice.ts';
export { withinTime } from './timing/within-time.ts';
