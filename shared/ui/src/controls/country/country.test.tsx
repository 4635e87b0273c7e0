import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FieldFrame } from '../../form/field-frame.tsx';
import { renderUi } from '../../testing/render-ui.tsx';
import { countryCodes } from './country-codes.ts';
import { countryOptions } from './country-options.ts';
import { Country, type CountryProps } from './country.tsx';

type ControlledProps = Pick<CountryProps, 'countries' | 'locate'> & Partial<Pick<CountryProps, 'onChange'>>;

function Controlled({ onChange, ...props }: ControlledProps) {
  const [value, setValue] = useState<string>();
  return (
    <FieldFrame id="country" label="Country">
      <Country
        {...props}
        id="country"
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </FieldFrame>
  );
}

const paris = { latitude: 48.85, longitude: 2.35 };
const getCurrentPosition = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>();
const found: Geolocation['getCurrentPosition'] = (tell) => tell({ coords: paris } as GeolocationPosition);
const rejected =
  (code: number): Geolocation['getCurrentPosition'] =>
  (_, fail) =>
    fail?.({ code } as GeolocationPositionError);

beforeEach(() => {
  getCurrentPosition.mockReset();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

const setup = (props: ControlledProps = {}) => {
  const onChange = jest.fn();
  return { onChange, ...renderUi(<Controlled onChange={onChange} {...props} />) };
};
const trigger = () => screen.getByRole('button', { name: /Country$/ });
const locateButton = () => screen.getByRole('button', { name: 'Use my location' });

describe('countries', () => {
  it('are the 249 of ISO 3166-1, each with a name', () => {
    expect(new Set(countryCodes).size).toBe(249);
    expect(countryCodes).toHaveLength(249);
    expect(countryOptions(countryCodes, 'en').filter(({ value, text }) => value === text)).toEqual([]);
  });

  it('are named and sorted in the language asked for, and an unknown code is shown as it is', () => {
    expect(countryOptions(['US', 'DE', 'AT', '?'], 'de').map(({ text }) => text)).toEqual([
      '?',
      'Deutschland',
      'Österreich',
      'Vereinigte Staaten',
    ]);
  });
});

describe('Country', () => {
  it.each([
    [10, false],
    [11, true],
  ])('UI-76: of %d countries the search box shows: %s', async (count, searches) => {
    const { user } = setup({ countries: countryCodes.slice(0, count) });
    await user.click(trigger());
    expect(screen.queryByRole('searchbox') !== null).toBe(searches);
  });

  it('finds a country by its name and gives its code', async () => {
    const { user, onChange } = setup();
    await user.click(trigger());
    await user.keyboard('cote{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('CI');
    expect(trigger()).toHaveAccessibleName('Côte d’Ivoire Country');
  });

  it('UI-58: looks the country of the position up, and asks for the position only when told to', async () => {
    getCurrentPosition.mockImplementation(found);
    const locate = jest.fn(() => Promise.resolve('fr'));
    const { user, onChange } = setup({ locate });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await user.click(locateButton());
    expect(locate).toHaveBeenCalledWith(paris, expect.any(AbortSignal));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('FR'));
    expect(screen.getByText('France chosen from your location')).toBeVisible();
    expect(trigger()).toHaveAccessibleName('France Country');
  });

  it.each([
    [1, 'User denied the request for location.'],
    [2, 'Location information is unavailable.'],
    [3, 'The request to get user location timed out.'],
    [0, 'An unknown error occurred.'],
  ])(
    'UI-58: says what became of a position that failed with %d, and lets one choose',
    async (code, words) => {
      getCurrentPosition.mockImplementation(rejected(code));
      const { user, onChange } = setup({ locate: () => Promise.resolve('FR') });
      await user.click(locateButton());
      expect(await screen.findByText(words)).toBeVisible();
      await user.click(trigger());
      await user.keyboard('fran{ArrowDown}{Enter}');
      expect(onChange.mock.calls).toEqual([['FR']]);
      expect(screen.queryByText(words)).toBeNull();
    },
  );

  it('has no location information where the browser cannot tell', async () => {
    Reflect.deleteProperty(navigator, 'geolocation');
    const { user } = setup({ locate: () => Promise.resolve('FR') });
    await user.click(locateButton());
    expect(await screen.findByText('Location information is unavailable.')).toBeVisible();
  });

  it('does not wait for ever for somebody who does not answer the browser’s question', async () => {
    setup({ locate: () => Promise.resolve('FR') });
    getCurrentPosition.mockImplementation(() => {});
    jest.useFakeTimers();
    fireEvent.click(locateButton());
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    jest.useRealTimers();
    expect(await screen.findByText('The request to get user location timed out.')).toBeVisible();
  });

  it.each([
    ['a look-up that fails', () => Promise.reject(new Error('down')), /could not be looked up/],
    ['a country that is not offered', () => Promise.resolve('DE'), /no country of this list/],
    [
      'an answer that is not a code',
      () => Promise.resolve({ code: 'FR' } as never),
      /no country of this list/,
    ],
  ])('says so after %s, and selects nothing', async (_, locate, words) => {
    getCurrentPosition.mockImplementation(found);
    const { user, onChange } = setup({ countries: ['FR', 'US'], locate });
    await user.click(locateButton());
    expect(await screen.findByText(words)).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows that it looks, and what is selected by hand meanwhile stays', async () => {
    let answer: ((code: string) => void) | undefined;
    getCurrentPosition.mockImplementation(found);
    const { user, onChange } = setup({
      countries: ['FR', 'US'],
      locate: () => new Promise<string>((resolve) => (answer = resolve)),
    });
    await user.click(locateButton());
    expect(locateButton()).toHaveAttribute('aria-busy', 'true');
    await user.click(trigger());
    await user.click(screen.getByRole('option', { name: 'United States' }));
    expect(locateButton()).not.toHaveAttribute('aria-busy');
    await act(async () => {
      answer?.('FR');
      await Promise.resolve();
    });
    expect(onChange.mock.calls).toEqual([['US']]);
  });

  it('hears of no position after it has gone', async () => {
    const locate = jest.fn(() => Promise.resolve('FR'));
    const { user, onChange, unmount } = setup({ locate });
    await user.click(locateButton());
    unmount();
    await act(async () => {
      const [tell] = getCurrentPosition.mock.lastCall ?? [];
      tell?.({ coords: paris } as GeolocationPosition);
      await Promise.resolve();
    });
    expect(locate).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
  });
});
