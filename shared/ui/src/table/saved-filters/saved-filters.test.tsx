import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.tsx';
import type { FilterSource, SavedFilter } from './saved-filter.ts';
import { SavedFilters } from './saved-filters.tsx';

const late: SavedFilter = { name: 'Late', inputValues: { status: 'late' } };
const values = { status: 'open' };

function show(given: Partial<FilterSource> = {}) {
  const source = {
    state: { status: 'ready', filters: [late] } as const,
    may: { addPersonal: true, addGlobal: true },
    addPersonal: jest.fn(() => Promise.resolve()),
    addGlobal: jest.fn(() => Promise.resolve()),
    ...given,
  };
  const onApply = jest.fn();
  const shown = renderUi(<SavedFilters source={source} values={values} onApply={onApply} />);
  return { ...shown, source, onApply };
}

const menu = () => screen.getByRole('button', { name: 'Saved filters' });
const save = () => screen.getByRole('button', { name: 'Save filter' });

async function nameIt(user: ReturnType<typeof show>['user'], name: string) {
  await user.click(save());
  await user.type(screen.getByRole('textbox', { name: 'Name' }), name);
}

it('UI-01, UI-47: lists saved filters by name and applies the one that is selected', async () => {
  const { user, onApply } = show();
  await user.click(menu());
  await user.click(screen.getByRole('menuitem', { name: 'Late' }));
  expect(onApply).toHaveBeenCalledWith(late);
  expect(screen.getByText('Filter “Late” applied')).toHaveAttribute('role', 'status');
});

it('UI-48: saves a personal filter under a name', async () => {
  const { user, source } = show();
  await nameIt(user, '  Open ones ');
  await user.click(screen.getByRole('button', { name: 'Save filter' }));
  expect(source.addPersonal).toHaveBeenCalledWith({ name: 'Open ones', inputValues: values });
  expect(source.addGlobal).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Filter “Open ones” saved')).toBeInTheDocument();
});

describe.each([
  ['personal', 'Only me', 'addPersonal', 'Everybody', 'addGlobal'],
  ['global', 'Everybody', 'addGlobal', 'Only me', 'addPersonal'],
] as const)('a name that a %s filter has', (scope, same, replaces, other, adds) => {
  const saveFor = async (whom: string) => {
    const shown = show({ state: { status: 'ready', filters: [{ ...late, scope }] } });
    await nameIt(shown.user, 'Late');
    await shown.user.click(screen.getByRole('radio', { name: new RegExp(whom) }));
    await shown.user.click(screen.getByRole('button', { name: 'Save filter' }));
    return shown;
  };

  it(`UI-48, UI-49: is asked about when the new one is for “${same}”, too`, async () => {
    const { source } = await saveFor(same);
    expect(
      await screen.findByRole('alertdialog', { name: 'Replace the filter “Late”?' }),
    ).toBeInTheDocument();
    expect(source[replaces]).not.toHaveBeenCalled();
  });

  it(`UI-48, UI-49: is not asked about when the new one is for “${other}”, because both are kept`, async () => {
    const { source } = await saveFor(other);
    expect(await screen.findByText('Filter “Late” saved')).toBeInTheDocument();
    expect(source[adds]).toHaveBeenCalledWith({ name: 'Late', inputValues: values });
  });
});

describe('a name that a filter of unknown scope has', () => {
  const saveAsLate = async () => {
    const shown = show();
    await nameIt(shown.user, ' Late ');
    await shown.user.click(screen.getByRole('button', { name: 'Save filter' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Replace the filter “Late”?' }),
    ).toBeInTheDocument();
    expect(shown.source.addPersonal).not.toHaveBeenCalled();
    return shown;
  };

  it('UI-48, UI-49: is asked about, and saved after a yes', async () => {
    const { user, source } = await saveAsLate();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Filter “Late” saved')).toBeInTheDocument();
    expect(source.addPersonal).toHaveBeenCalledTimes(1);
    expect(source.addPersonal).toHaveBeenCalledWith({ name: 'Late', inputValues: values });
  });

  it('UI-48, UI-49: can be changed after a no, which saves nothing', async () => {
    const { user, source } = await saveAsLate();
    await user.click(screen.getByRole('button', { name: 'No' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, '2');
    expect(source.addPersonal).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Save filter' }));
    expect(await screen.findByText('Filter “Late 2” saved')).toBeInTheDocument();
    expect(source.addPersonal).toHaveBeenCalledTimes(1);
    expect(source.addPersonal).toHaveBeenCalledWith({ name: 'Late 2', inputValues: values });
  });
});

it('UI-49: saves a global filter on request', async () => {
  const { user, source } = show();
  await nameIt(user, 'Open ones');
  await user.click(screen.getByRole('radio', { name: /Everybody/ }));
  await user.click(screen.getByRole('button', { name: 'Save filter' }));
  expect(source.addGlobal).toHaveBeenCalledWith({ name: 'Open ones', inputValues: values });
  expect(source.addPersonal).not.toHaveBeenCalled();
});

it('UI-45, UI-46: offers no saving without the ability', () => {
  show({ may: { addPersonal: false, addGlobal: false } });
  expect(screen.queryByRole('button', { name: 'Save filter' })).not.toBeInTheDocument();
});

it.each([
  ['UI-45: with the ability for personal ones alone', { addPersonal: true, addGlobal: false }, 'addPersonal'],
  ['UI-46: with the ability for global ones alone', { addPersonal: false, addGlobal: true }, 'addGlobal'],
] as const)('%s saves such a one without asking for whom', async (_title, may, port) => {
  const { user, source } = show({ may });
  await nameIt(user, 'Mine');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save filter' }));
  expect(source[port]).toHaveBeenCalledTimes(1);
});

it('says why saving failed, and keeps the name', async () => {
  const { user } = show({ addPersonal: () => Promise.reject(new Error('That name is taken.')) });
  await nameIt(user, 'Later');
  await user.click(screen.getByRole('button', { name: 'Save filter' }));
  expect(await screen.findByText('That name is taken.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Later');
});

it('says why the list failed, and fetches it again', async () => {
  const retry = jest.fn();
  const { user } = show({ state: { status: 'failed', error: new Error('Not now.'), retry } });
  expect(screen.getByRole('alert')).toHaveTextContent('Not now.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('has nothing to select while the list loads', () => {
  show({ state: { status: 'loading' } });
  expect(menu()).toBeDisabled();
});

it.each<[string, FilterSource['state']]>([
  ['loads', { status: 'loading' }],
  ['could not be loaded', { status: 'failed', error: new Error('Not now.'), retry: () => {} }],
  ['can’t be read', { status: 'ready', filters: [null] as unknown as readonly SavedFilter[] }],
])(
  'UI-48, UI-49: saves nothing while the list %s, because a name in it would be replaced unasked',
  (_, state) => {
    show({ state });
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription('Available once the saved filters have loaded.');
  },
);

it.each([[null], [{ filters: [] }], [[{ title: 'x' }]], [[{ name: 'x', inputValues: null }]]])(
  'says that the list failed when %j came',
  (wrong) => {
    show({ state: { status: 'ready', filters: wrong as unknown as readonly SavedFilter[] } });
    expect(screen.getByRole('alert')).toHaveTextContent('Saved filters couldn’t be loaded.');
  },
);

it('shows two filters of one name, and applies the one that is pressed', async () => {
  const second = { name: 'Late', inputValues: { status: 'later' } };
  const { user, onApply } = show({ state: { status: 'ready', filters: [late, second] } });
  await user.click(menu());
  const [, lower] = screen.getAllByRole('menuitem', { name: 'Late' });
  if (lower) await user.click(lower);
  expect(onApply).toHaveBeenCalledWith(second);
});

it('says that there are none yet', () => {
  show({ state: { status: 'ready', filters: [] } });
  expect(screen.getByRole('button', { name: 'No saved filters' })).toBeDisabled();
});
