import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui.tsx';
import { FieldFrame } from '../../form/field-frame.tsx';
import type { SelectOption } from '../options/option.ts';
import { Select } from './select.tsx';

interface ControlledProps {
  readonly options: readonly SelectOption[];
  readonly value?: string;
  readonly onChange?: (value: string | undefined) => void;
  readonly required?: boolean;
}

function Controlled({ options, value: initial, onChange, required = true }: ControlledProps) {
  const [value, setValue] = useState(initial);
  return (
    <FieldFrame id="goods" label="Goods">
      <Select
        id="goods"
        options={options}
        required={required}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </FieldFrame>
  );
}

const trigger = () => screen.getByRole('button', { name: /Goods$/ });

describe('Select', () => {
  it('UI-03: shows children under the name of their group, and takes nothing that is disabled', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(
      <Controlled
        onChange={onChange}
        options={[
          {
            value: 'living',
            text: 'Living room',
            children: [
              { value: 'sofa', text: 'Sofas' },
              { value: 'tv', text: 'Televisions', disabled: true },
            ],
          },
          {
            value: 'kitchen',
            text: 'Kitchen',
            disabled: true,
            children: [{ value: 'more', text: 'More', children: [{ value: 'kettle', text: 'Kettles' }] }],
          },
        ]}
      />,
    );
    await user.click(trigger());
    await user.click(screen.getByRole('option', { name: 'Televisions' }));
    await user.click(
      within(screen.getByRole('group', { name: 'Kitchen › More' })).getByRole('option', { name: 'Kettles' }),
    );
    expect(onChange).not.toHaveBeenCalled();
    await user.click(
      within(screen.getByRole('group', { name: 'Living room' })).getByRole('option', { name: 'Sofas' }),
    );
    expect(onChange).toHaveBeenLastCalledWith('sofa');
    expect(trigger()).toHaveAccessibleName('Sofas Goods');
  });

  it('UI-63: opens with the message that there is nothing to select', async () => {
    const { user } = renderUi(<Controlled options={[]} />);
    await user.click(trigger());
    expect(screen.getByText('No options available.')).toBeVisible();
  });

  it('shows two options of one value, and the selected one is the one that was pressed', async () => {
    const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = renderUi(
      <Controlled
        options={[
          { value: 'a', text: 'First' },
          { value: 'a', text: 'Second' },
        ]}
      />,
    );
    await user.click(trigger());
    await user.click(screen.getByRole('option', { name: 'Second' }));
    expect(trigger()).toHaveAccessibleName('Second Goods');
    await user.click(trigger());
    expect(screen.getByRole('option', { name: 'First' })).toHaveAttribute('aria-selected', 'false');
    expect(warn).not.toHaveBeenCalled();
  });

  it('takes options of a server without texts, values and children, and a value that no option has', async () => {
    const loose = JSON.parse(
      '[{"value":null,"text":null},{"value":null,"text":"None"},{"value":"a","text":null,"children":null,"disabled":null}]',
    ) as readonly SelectOption[];
    const { user } = renderUi(<Controlled options={loose} value="gone" />);
    expect(trigger()).toHaveAccessibleName('Choose Goods');
    await user.click(trigger());
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['—', 'None', 'a']);
  });

  it('shows markup in a text as text', async () => {
    const { user } = renderUi(<Controlled options={[{ value: 'x', text: '<b>bold</b>' }]} value="x" />);
    expect(trigger()).toHaveAccessibleName('<b>bold</b> Goods');
    await user.click(trigger());
    expect(screen.getByRole('option', { name: '<b>bold</b>' })).toBeVisible();
  });
});

it('an optional Select can be cleared, and names the selected option', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(
    <FieldFrame id="type" label="Category">
      <Select
        id="type"
        value="4"
        onChange={onChange}
        placeholder="All categories"
        options={[
          { value: '4', text: 'HVAC' },
          { value: '5', text: 'Jewelry', disabled: true },
        ]}
      />
    </FieldFrame>,
  );
  await user.click(screen.getByRole('button', { name: 'HVAC Category' }));
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('HVAC');
  await user.click(screen.getByRole('option', { name: 'Jewelry' }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('option', { name: 'All categories' }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('a closed Select selects by typed letters without opening the list', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(
    <FieldFrame id="state" label="State">
      <Select
        id="state"
        value={undefined}
        onChange={onChange}
        required
        options={[
          { value: 'AL', text: 'Alabama' },
          { value: 'GA', text: 'Georgia' },
        ]}
      />
    </FieldFrame>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Choose State' })).toHaveFocus();
  await user.keyboard('ge');
  expect(onChange).toHaveBeenLastCalledWith('GA');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
