import { useI18n } from '@portal/i18n';
import { Button } from '../../button/button.tsx';
import { useMemo } from 'react';
import { LocateIcon } from '../../icons/icons.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { countryCodes } from './country-codes.ts';
import { countryOptions } from './country-options.ts';
import type { InputProps } from '../../form/input-props.ts';
import { SearchSelect } from '../search-select/search-select.tsx';
import { useLocatedCountry, type LocateCountry } from './use-located-country.ts';

export interface CountryProps extends InputProps<string> {
  /** ISO 3166-1 alpha-2 codes of the countries to choose from; all of them by default. */
  readonly countries?: readonly string[] | undefined;
  /** Offers to find the country by the browser's position (UI-58), when the customer asks for it. */
  readonly locate?: LocateCountry | undefined;
  readonly placeholder?: string | undefined;
}

/** Selects a country; the value is its code. It can always be selected by hand, whatever the position lookup does. */
export function Country({ onChange, countries = countryCodes, locate, ...rest }: CountryProps) {
  const t = useUiMessages();
  const { language } = useI18n();
  const options = useMemo(() => countryOptions(countries, language), [countries, language]);
  const { state, locate: find, cancel } = useLocatedCountry(locate, countries, onChange);
  const nameOf = (code: string) => options.find(({ value }) => value === code)?.text ?? code;
  return (
    <div css={{ minWidth: 0 }}>
      <SearchSelect
        options={options}
        // All of them at once, because customers scroll through countries.
        pageSize={countries.length}
        onChange={(code) => {
          cancel();
          onChange(code);
        }}
        {...rest}
      />
      {locate && (
        <div css={{ marginTop: 6 }}>
          <Button
            variant="quiet"
            size="s"
            icon={<LocateIcon />}
            pending={state.status === 'locating'}
            disabled={rest.disabled ?? false}
            onClick={() => void find()}
          >
            {t('countryLocate')}
          </Button>
          <div role="status" css={{ fontSize: 14, color: 'var(--ink-2)' }}>
            {state.status === 'failed' && <p css={{ color: 'var(--warn)' }}>{t(state.problem)}</p>}
            {state.status === 'found' && <p>{t('countryLocated', { country: nameOf(state.code) })}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
