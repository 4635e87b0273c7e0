import { act, screen } from '@testing-library/react';
import { use } from 'react';
import { fakeSchema } from '../testing/fake-schema.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { reloadDelayMs } from './reloader.ts';
import { SchemaForm } from './schema-form.tsx';

const never = new Promise<never>(() => {});

jest.mock('./fields/rating.tsx', () => {
  throw new Error('The code does not load.');
});
jest.mock('./fields/country.tsx', () => ({
  CountryInput: () => {
    throw new Error('The field throws.');
  },
}));
jest.mock('./fields/range.tsx', () => ({ RangeInput: () => use(never) }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

const city = { name: 'city', type: 'text', label: 'City', required: true };

async function open(...inputs: readonly object[]) {
  const fake = fakeSchema({ inputs: [city, ...inputs] });
  const ui = renderUi(<SchemaForm source={fake.source} />, {
    advanceTimers: (ms) => jest.advanceTimersByTime(ms),
  });
  await act(async () => undefined);
  return { ...ui, ...fake };
}

const submitButton = () => screen.getByRole('button', { name: 'Submit' });

it.each([
  ['code does not load', 'rating'],
  ['field throws', 'country'],
])(
  'UI-26: a required input whose %s says so in its place, also after a reload, and the rest is sent',
  async (_, type) => {
    const input = { name: 'broken', type, label: 'Broken', required: true, depends_on: ['city'] };
    const { user, submit, reloads } = await open(input);
    expect(await screen.findByText('Broken can’t be shown')).toBeVisible();
    expect(submitButton()).toHaveAccessibleDescription('Still needed: City');
    await user.type(screen.getByLabelText('City'), 'Macon');
    await act(() => jest.advanceTimersByTimeAsync(reloadDelayMs));
    await act(async () => reloads[0]?.answer({ inputs: [{ ...input, label: 'Still broken' }], values: {} }));
    expect(screen.getByText('Still broken can’t be shown')).toBeVisible();
    await user.click(submitButton());
    expect(submit).toHaveBeenCalledWith({ city: 'Macon', broken: null });
  },
);

it('UI-26: a required input whose code is loading is needed by its label', async () => {
  await open({ name: 'months', type: 'range', label: 'Months', min: 0, max: 9, required: true });
  expect(submitButton()).toHaveAccessibleDescription('Still needed: City, Months');
});
