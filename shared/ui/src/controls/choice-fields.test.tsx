import { screen, waitFor } from '@testing-library/react';
import { boolean, literal, object, optional, string, type Infer } from 'superstruct';
import { renderUi } from '../testing/render-ui.tsx';
import { CheckboxField } from './checkbox/checkbox-field.tsx';
import { DateField } from './date/date-field.tsx';
import { FieldFrame } from '../form/field-frame.tsx';
import { Form } from '../form/form.tsx';
import { RadioCards } from './radio-cards/radio-cards.tsx';
import { SelectField } from './select/select-field.tsx';
import { Select } from './select/select.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { SwitchField } from './switch/switch-field.tsx';
import { SwitchRow } from './switch/switch-row.tsx';
import { TextField } from './text-field/text-field.tsx';

describe('DateField', () => {
  const struct = object({ date: string() });
  function setup(date?: string) {
    const onSubmit = jest.fn<void, [Infer<typeof struct>]>();
    return {
      onSubmit,
      ...renderUi(
        <Form struct={struct} onSubmit={onSubmit} initialValues={{ date }}>
          <DateField name="date" label="Payment date" min="2026-11-20" max="2026-12-04" />
          <SubmitButton>Pay</SubmitButton>
        </Form>,
      ),
    };
  }
  const box = () => screen.getByRole('textbox', { name: 'Payment date' });

  it('shows MM/DD/YYYY and sends a calendar date', async () => {
    const { user, onSubmit } = setup();
    await user.type(box(), '12042026');
    expect(box()).toHaveValue('12/04/2026');
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    expect(onSubmit).toHaveBeenCalledWith({ date: '2026-12-04' });
  });

  it('takes a day as people write it, and shows it in full', async () => {
    const { user } = setup();
    await user.type(box(), '12/4/2026');
    await user.tab();
    expect(box()).toHaveValue('12/04/2026');
  });

  it.each([
    ['02302026', '02/30/2026', 'There is no such day. Enter a date as MM/DD/YYYY'],
    ['1204', '12/04/', 'Enter the whole date as MM/DD/YYYY'],
  ])('refuses %s in words and leaves it to be corrected', async (typed, shown, words) => {
    const { user, onSubmit } = setup();
    await user.type(box(), typed);
    await user.click(document.body);
    expect(box()).toHaveValue(shown);
    expect(box()).toHaveAccessibleDescription(words);
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
    await user.type(box(), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('opens a calendar by its button or Alt and the arrow, and gives the focus back', async () => {
    const { user } = setup('2026-11-30');
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    await screen.findByRole('dialog', { name: 'Open calendar' });
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(box()).toHaveValue('12/01/2026');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open calendar' })).toHaveFocus());

    await user.click(box());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog', { name: 'Open calendar' });
    expect(screen.getByRole('button', { name: /December 5/ })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it.each([
    ['2026-11-19', 'Choose 11/20/2026 or later'],
    ['2026-12-05', 'Choose 12/04/2026 or earlier'],
  ])('refuses %s, just outside its window, and names the limit', async (date, words) => {
    const { user } = setup(date);
    await user.click(box());
    await user.click(document.body);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
  });

  it.each(['2026-11-20', '2026-12-04'])('takes %s, the edge of its window', (date) => {
    setup(date);
    expect(screen.getByRole('button', { name: 'Pay' })).toBeEnabled();
  });
});

describe('choices', () => {
  it('takes a tap anywhere on a row, reads its amount, and says why a row cannot be chosen', async () => {
    const struct = object({ method: string() });
    const onSubmit = jest.fn<void, [Infer<typeof struct>]>();
    const { user } = renderUi(
      <Form struct={struct} onSubmit={onSubmit}>
        <RadioCards
          name="method"
          label="Pay with"
          choices={[
            { value: 'visa', title: 'Visa ending 4242', note: 'default', trailing: '$84.20' },
            { value: 'mc', title: 'Mastercard ending 0077', disabledReason: 'needs verification' },
            { value: 'bank', title: 'Macon Credit Union' },
          ]}
        />
        <SubmitButton>Pay</SubmitButton>
      </Form>,
    );
    expect(screen.getByRole('radiogroup', { name: 'Pay with' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Visa ending 4242 $84.20' })).toHaveAccessibleDescription(
      'default',
    );
    const refused = screen.getByRole('radio', { name: 'Mastercard ending 0077' });
    expect(refused).toBeDisabled();
    expect(refused).toHaveAccessibleDescription('needs verification');
    await user.click(screen.getByText('$84.20'));
    expect(screen.getByRole('radio', { name: /Visa/ })).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /Macon/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    expect(onSubmit).toHaveBeenCalledWith({ method: 'bank' });
  });

  it('joins select, checkbox and switch to the form', async () => {
    const struct = object({ state: string(), agree: literal(true), news: optional(boolean()) });
    const onSubmit = jest.fn<void, [Infer<typeof struct>]>();
    const { user } = renderUi(
      <Form struct={struct} onSubmit={onSubmit}>
        <SelectField name="state" label="State" options={[{ value: 'GA', text: 'Georgia' }]} />
        <CheckboxField name="agree" label="The terms">
          I agree to the terms
        </CheckboxField>
        <SwitchField name="news" label="News" />
        <SubmitButton>Save</SubmitButton>
      </Form>,
    );
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toHaveAccessibleDescription('Still needed: State, The terms');
    await user.click(screen.getByRole('button', { name: 'Choose State' }));
    await user.click(screen.getByRole('option', { name: 'Georgia' }));
    await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
    await user.click(screen.getByRole('switch', { name: 'News' }));
    await user.click(save);
    expect(onSubmit).toHaveBeenCalledWith({ state: 'GA', agree: true, news: true });
  });

  it('takes a choice back where none is needed, and names what is chosen', async () => {
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

  it('chooses by typed letters without opening the list', async () => {
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

  it('takes the customer to the select that is wrong', async () => {
    const { user } = renderUi(
      <Form
        struct={object({ city: optional(string()), state: string() })}
        onSubmit={() => Promise.reject(Object.assign(new Error(), { fields: { state: ['is unknown'] } }))}
        initialValues={{ state: 'GA' }}
      >
        <TextField name="city" label="City" />
        <SelectField name="state" label="State" options={[{ value: 'GA', text: 'Georgia' }]} />
        <SubmitButton>Save</SubmitButton>
      </Form>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const state = screen.getByRole('button', { name: 'Georgia State' });
    await waitFor(() => expect(state).toHaveFocus());
    expect(state).toHaveAccessibleDescription('is unknown');
  });

  it('takes no second switch while the first is being saved', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(<SwitchRow label="General" checked={false} onChange={onChange} pending />);
    await user.click(screen.getByRole('switch', { name: 'General' }));
    expect(onChange).not.toHaveBeenCalled();
  });
});
