import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { FieldFrame } from '../../form/field-frame.tsx';
import type { SelectOption } from '../options/option.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Multiselect, type MultiselectOffer, type MultiselectProps } from './multiselect.tsx';

type Values = readonly string[] | undefined;

interface ControlledProps {
  readonly offer: MultiselectOffer<string>;
  readonly value?: Values;
  readonly onChange?: (value: Values) => void;
  readonly rest?: Pick<MultiselectProps<string>, 'max' | 'disabled' | 'pageSize'>;
}

function Controlled({ offer, value: initial, onChange, rest }: ControlledProps) {
  const [value, setValue] = useState(initial);
  return (
    <FieldFrame id="stores" label="Stores">
      <Multiselect
        {...offer}
        {...rest}
        id="stores"
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </FieldFrame>
  );
}

const numbered = (count: number): SelectOption[] =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index + 1}`, text: `Store ${index + 1}` }));

const trigger = () => screen.getByRole('button', { name: /Stores$/ });
const list = () => screen.getByRole('listbox', { name: /Stores/ });
const options = () => within(list()).getAllByRole('option');
const option = (name: string) => screen.getByRole('option', { name });
const tags = () => screen.queryAllByRole('row').map((tag) => tag.textContent);

describe('Multiselect', () => {
  it('UI-79: shows ten options and how many there are, and more on request', async () => {
    const { user } = renderUi(<Controlled offer={{ options: numbered(23) }} />);
    await user.click(trigger());
    expect(options()).toHaveLength(10);
    expect(screen.getByText('Showing 10 of 23')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByText('Showing 20 of 23')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(options()).toHaveLength(23);
    expect(screen.getByText('Showing 23 of 23')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('UI-79: shows ten also where what is selected is further down, and that among them', async () => {
    const { user } = renderUi(<Controlled offer={{ options: numbered(23) }} value={['v15']} />);
    await user.click(trigger());
    expect(options()).toHaveLength(10);
    expect(option('Store 15')).toHaveAttribute('aria-selected', 'true');
    expect(option('Store 9')).toBeVisible();
    expect(screen.getByText('Showing 10 of 23')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByText('Showing 20 of 23')).toBeVisible();
  });

  it('UI-79: shows ten where more are selected', async () => {
    const { user } = renderUi(
      <Controlled offer={{ options: numbered(23) }} value={numbered(23).map(({ value }) => value)} />,
    );
    await user.click(trigger());
    expect(options()).toHaveLength(10);
    expect(screen.getByText('Showing 10 of 23')).toBeVisible();
  });

  it('UI-82: its list is at most 300 px high', async () => {
    const { user } = renderUi(<Controlled offer={{ options: numbered(23) }} />);
    await user.click(trigger());
    expect(list()).toHaveStyle({ maxHeight: '300px', overflowY: 'auto' });
  });

  it.each([5, 6])(
    'UI-80: of %d chosen ones it shows tags up to five, over five their number',
    async (count) => {
      const { user } = renderUi(
        <Controlled offer={{ options: numbered(9) }} value={numbered(count).map(({ value }) => value)} />,
      );
      if (count === 5) {
        expect(tags()).toEqual(['Store 1', 'Store 2', 'Store 3', 'Store 4', 'Store 5']);
        expect(screen.queryByText(/items selected/)).toBeNull();
      } else {
        expect(tags()).toEqual([]);
        expect(screen.getByText('6 items selected')).toBeVisible();
        await user.click(trigger());
        await user.click(option('Store 6'));
        await user.keyboard('{Escape}');
        expect(tags()).toHaveLength(5);
      }
    },
  );

  it('UI-39: takes no more than its maximum and says so, and what is selected can be given up', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(
      <Controlled offer={{ options: numbered(4) }} value={['v1']} onChange={onChange} rest={{ max: 2 }} />,
    );
    await user.click(trigger());
    expect(screen.queryByText('Maximum of 2 options selected.')).toBeNull();
    await user.click(option('Store 3'));
    expect(screen.getByText('Maximum of 2 options selected.')).toBeVisible();
    expect(option('Store 2')).toHaveAttribute('aria-disabled', 'true');
    await user.click(option('Store 2'));
    expect(onChange).toHaveBeenCalledTimes(1);
    await user.click(option('Store 1'));
    expect(onChange).toHaveBeenLastCalledWith(['v3']);
    await user.click(option('Store 2'));
    expect(onChange).toHaveBeenLastCalledWith(['v3', 'v2']);
  });

  it('removes by the cross and by Delete, and leaves the focus in the field', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(
      <Controlled offer={{ options: numbered(3) }} value={['v1', 'v2', 'v3']} onChange={onChange} />,
    );
    await user.click(screen.getByRole('button', { name: /Remove Store 2/ }));
    expect(onChange).toHaveBeenLastCalledWith(['v1', 'v3']);
    act(() => screen.getByRole('row', { name: 'Store 1' }).focus());
    await user.keyboard('{ArrowRight}{Delete}');
    expect(onChange).toHaveBeenLastCalledWith(['v1']);
    await user.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(trigger()).toHaveFocus();
  });

  it('selects all that was found and clears all', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(
      <Controlled offer={{ options: numbered(23) }} value={['v9']} onChange={onChange} />,
    );
    await user.click(trigger());
    await user.keyboard('store 2');
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    expect(onChange).toHaveBeenLastCalledWith(['v9', 'v2', 'v20', 'v21', 'v22', 'v23']);
    expect(screen.getByRole('button', { name: 'Select all' })).toBeDisabled();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('works by keyboard alone, and Escape keeps the selection', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(<Controlled offer={{ options: numbered(12) }} onChange={onChange} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['v1', 'v2']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(tags()).toEqual(['Store 1', 'Store 2']);
    expect(onChange).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(trigger()).toHaveFocus());
  });

  it('UI-03: a group selects all its children that can be selected, and shows when only some are', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(
      <Controlled
        onChange={onChange}
        value={['tx']}
        offer={{
          options: [
            {
              value: 'us',
              text: 'United States',
              children: [
                { value: 'ga', text: 'Georgia' },
                { value: 'tx', text: 'Texas' },
                { value: 'ny', text: 'New York', disabled: true },
              ],
            },
            { value: 'ca', text: 'Canada' },
          ],
        }}
      />,
    );
    await user.click(trigger());
    await user.click(option('United States partly selected'));
    expect(onChange).toHaveBeenLastCalledWith(['tx', 'ga']);
    expect(option('United States')).toHaveAttribute('aria-selected', 'true');
    await user.click(option('Georgia'));
    expect(onChange).toHaveBeenLastCalledWith(['tx']);
    expect(option('United States partly selected')).toHaveAttribute('aria-selected', 'false');
    await user.click(option('United States partly selected'));
    await user.click(option('United States'));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('keeps a whole group within the maximum', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(
      <Controlled
        onChange={onChange}
        rest={{ max: 2 }}
        offer={{ options: [{ value: 'g', text: 'All', children: numbered(3) }] }}
      />,
    );
    await user.click(trigger());
    await user.click(option('All'));
    expect(onChange).toHaveBeenLastCalledWith(['v1', 'v2']);
  });

  it('tells two options of one value apart, and takes a value twice as once', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(
      <Controlled
        onChange={onChange}
        value={['b', 'b']}
        offer={{
          options: [
            { value: 'a', text: 'First' },
            { value: 'a', text: 'Second' },
            { value: 'b', text: 'Third' },
          ],
        }}
      />,
    );
    expect(tags()).toEqual(['Third']);
    await user.click(trigger());
    await user.click(option('Second'));
    expect(onChange).toHaveBeenLastCalledWith(['b', 'a']);
    expect(option('First')).toHaveAttribute('aria-selected', 'false');
    await user.click(option('First'));
    expect(onChange).toHaveBeenLastCalledWith(['b', 'a']);
    expect(option('Second')).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{Escape}');
    expect(tags()).toEqual(['Third', 'First']);
  });

  it('cannot be opened or changed while it is disabled', async () => {
    const { user } = renderUi(
      <Controlled offer={{ options: numbered(3) }} value={['v1']} rest={{ disabled: true }} />,
    );
    await user.click(trigger());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });
});

describe('Multiselect of a server', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('UI-81: asks a second after the last letter, once, and gives up the call before', async () => {
    const signals: AbortSignal[] = [];
    const search = jest.fn((text: string, signal: AbortSignal) => {
      signals.push(signal);
      return Promise.resolve([{ value: text, text: `Found ${text}` }]);
    });
    const { user } = renderUi(<Controlled offer={{ search }} />, { advanceTimers: jest.advanceTimersByTime });
    await user.click(trigger());
    await wait(0);
    expect(search.mock.calls.map(([text]) => text)).toEqual(['']);
    await user.keyboard('at');
    await wait(500);
    await user.keyboard('l');
    await wait(999);
    expect(search).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Searching…')).toBeVisible();
    await wait(1);
    expect(search.mock.calls.map(([text]) => text)).toEqual(['', 'atl']);
    expect(option('Found atl')).toBeVisible();
    await user.keyboard('a');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('keeps the texts of what was selected in an earlier search', async () => {
    const search = (text: string) =>
      Promise.resolve(text === '' ? numbered(2) : [{ value: 'x', text: 'Another' }]);
    const { user } = renderUi(<Controlled offer={{ search }} />, { advanceTimers: jest.advanceTimersByTime });
    await user.click(trigger());
    await wait(0);
    await user.click(option('Store 2'));
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('another');
    await wait(1000);
    await user.click(option('Another'));
    await user.keyboard('{Escape}{Escape}');
    expect(tags()).toEqual(['Store 2', 'Another']);
  });
});
