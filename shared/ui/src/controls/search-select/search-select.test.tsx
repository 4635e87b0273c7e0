import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { FieldFrame } from '../../form/field-frame.tsx';
import type { SelectOption } from '../options/option.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { SearchSelect, type SearchSelectProps } from './search-select.tsx';

function Controlled({ onChange, ...props }: Partial<SearchSelectProps<string>>) {
  const [value, setValue] = useState(props.value);
  return (
    <FieldFrame id="place" label="Place">
      <SearchSelect
        options={[]}
        {...props}
        id="place"
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
  Array.from({ length: count }, (_, index) => ({ value: `v${index + 1}`, text: `Place ${index + 1}` }));

const trigger = () => screen.getByRole('button', { name: /Place$/ });
const list = () => screen.getByRole('listbox', { name: /Place/ });
const shown = () =>
  within(list())
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('SearchSelect', () => {
  it('finds by a part of the text, whatever its case and accents, and keeps what was selected', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(
      <Controlled
        options={[...numbered(20), { value: 'sp', text: 'São Paulo' }]}
        onChange={onChange}
        required
      />,
    );
    await user.click(trigger());
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await user.keyboard('sao');
    expect(shown()).toEqual(['São Paulo']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('sp');
    expect(trigger()).toHaveAccessibleName('São Paulo Place');
    await waitFor(() => expect(trigger()).toHaveFocus());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([
    [10, false],
    [11, true],
  ])('UI-76: of %d options the search box shows: %s', async (count, searches) => {
    const { user } = renderUi(<Controlled options={numbered(count)} />);
    await user.click(trigger());
    expect(screen.queryByRole('searchbox') !== null).toBe(searches);
  });

  it('UI-62: says that nothing was found, and Escape gives the list back before it closes', async () => {
    const { user } = renderUi(<Controlled options={numbered(20)} required />);
    await user.click(trigger());
    await user.keyboard('nowhere');
    expect(screen.getByText('No results found.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(shown()).toHaveLength(20);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(trigger()).toHaveFocus());
  });

  it('UI-63: says that there is nothing to select', async () => {
    const { user } = renderUi(<Controlled options={[]} />);
    await user.click(trigger());
    expect(screen.getByText('No options available.')).toBeVisible();
  });

  it('UI-03: shows groups with their children, and takes nothing that is disabled', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(
      <Controlled
        onChange={onChange}
        options={[
          {
            value: 'us',
            text: 'United States',
            children: [
              { value: 'ga', text: 'Georgia' },
              { value: 'tx', text: 'Texas', disabled: true },
            ],
          },
          { value: 'ca', text: 'Canada', disabled: true, children: [{ value: 'on', text: 'Ontario' }] },
        ]}
      />,
    );
    await user.click(trigger());
    const group = screen.getByRole('group', { name: 'United States' });
    expect(within(group).getByRole('option', { name: 'Texas' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('option', { name: 'Ontario' }));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(within(group).getByRole('option', { name: 'Georgia' }));
    expect(onChange).toHaveBeenLastCalledWith('ga');
  });

  it('shows two options of one value, and the selected one is the one that was pressed', async () => {
    const { user } = renderUi(
      <Controlled
        options={[
          { value: 'a', text: 'First' },
          { value: 'a', text: 'Second' },
        ]}
        required
      />,
    );
    await user.click(trigger());
    await user.click(screen.getByRole('option', { name: 'Second' }));
    expect(trigger()).toHaveAccessibleName('Second Place');
    await user.click(trigger());
    expect(screen.getByRole('option', { name: 'Second' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('option', { name: 'First' })).toHaveAttribute('aria-selected', 'false');
  });

  it('gives a choice back, and pressing what is selected changes nothing', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(<Controlled options={numbered(3)} value="v2" onChange={onChange} />);
    await user.click(trigger());
    await user.click(screen.getByRole('option', { name: 'Place 2' }));
    expect(onChange).toHaveBeenLastCalledWith('v2');
    await user.click(trigger());
    await user.click(screen.getByRole('option', { name: 'Choose' }));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('opens with an arrow and selects by arrows and Enter where there is no search box', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(<Controlled options={numbered(3)} onChange={onChange} required />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(list()).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('v2');
  });

  it('draws a hundred of ten thousand options, the others on request, and the selected one in any case', async () => {
    const { user } = renderUi(<Controlled options={numbered(10_000)} value="v9000" required />);
    await user.click(trigger());
    expect(shown()).toHaveLength(100);
    expect(shown()).toContain('Place 9000');
    expect(screen.getByText('Showing 100 of 10000')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(shown()).toHaveLength(200);
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('9999');
    expect(shown()).toEqual(['Place 9999']);
  });

  it('shows markup in a text as text, and a value without an option as it is', async () => {
    const { user } = renderUi(
      <Controlled options={[{ value: 'x', text: '<b>bold</b>' }]} value="gone" required />,
    );
    expect(trigger()).toHaveAccessibleName('gone Place');
    await user.click(trigger());
    expect(screen.getByRole('option', { name: '<b>bold</b>' })).toBeVisible();
  });
});
