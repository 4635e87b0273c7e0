/**
 * Connects the endpoints that every remote may use (section 7 of the specification) to the controls of `@portal/ui`, which
 * make no requests themselves: what a hook returns fits the control's port. Beside them is what several remotes do alike.
 */
export { useCancellation, type Cancellation } from '../cancellation/use-cancellation.ts';
export { telAddress } from '../brand/tel-address.ts';
export { sayInLanguage } from '../server-sentences/server-sentences.ts';
export { loadScript } from './load-script.ts';
export { saveFile } from './save-file.ts';
export { sessionText, type SessionText } from '../session/session-text.ts';
export { useColumnStore, type ColumnStore } from './use-column-store.ts';
export { useCountryLookup, type CountryLookup } from './use-country-lookup.ts';
export { useDownload, type Download } from './use-download.ts';
export { useKeptValue } from './use-kept-value.ts';
export { useOpenScreen, type OpenScreen } from './use-open-screen.ts';
export { useOptionSearch, type OptionSearch } from './use-option-search.ts';
export { useParcel, type ParcelState } from './use-parcel.ts';
export { useReport, type Report } from './use-report.ts';
export {
  useSavedFilters,
  type SavedFilters,
  type SavedFiltersOptions,
  type SavedFiltersState,
} from './use-saved-filters.ts';
export {
  useScheduledPayments,
  type ScheduledPayments,
  type ScheduledPaymentsOptions,
} from './use-scheduled-payments.ts';
export { useSchemaForm, type SchemaFormCalls } from './use-schema-form.ts';
export { useServerSentence } from './use-server-sentence.ts';
export { useUploads, type Uploads, type UploadUris } from './use-uploads.ts';
