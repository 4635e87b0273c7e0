import type { OptionSearch } from '../../controls/options/option-source.ts';
import type { LocateCountry } from '../../controls/country/use-located-country.ts';
import type { UploadPort } from '../../upload/upload-port.ts';

/** What some inputs need besides the form's source; an input whose port is missing is shown as unusable. */
export interface SchemaPorts {
  /** For inputs with a `source`: `useOptionSearch` of `@portal/platform/widgets`. */
  readonly searchOptions?:
    | ((source: string, ...search: Parameters<OptionSearch>) => ReturnType<OptionSearch>)
    | undefined;
  /** For files: `useUploads` of `@portal/platform/widgets`. */
  readonly uploads?: UploadPort | undefined;
  /** Finds a country by the browser's position. */
  readonly locateCountry?: LocateCountry | undefined;
}
