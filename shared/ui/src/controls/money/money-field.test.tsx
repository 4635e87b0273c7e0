import { screen } from '@testing-library/react';
import { max, min, number, object, type Infer } from 'superstruct';
import { renderForm } from '../../testing/render-form.tsx';
import { renderUi } from '../../testing/render-ui.tsx';
import { Form } from '../../form/form.tsx';
import { MoneyField } from './money-field.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';

describe('MoneyField', () => {
  const struct = object({ amount: max(min(number(), 8420), 61240) });
  function setup() {
    const onSubmit = jest.fn<void, [Infer<typeof struct>]>();
    return {
      onSubmit,
      ...renderUi(
        <Form struct={struct} onSubmit={onSubmit} failureMessage={() => 'From $84.20 to $612.40'}>
          <MoneyField name="amount" label="Amount" />
          <SubmitButton>Pay</SubmitButton>
        </Form>,
      ),
    };
  }

  it('keeps cents and shows dollars', async () => {
    const { user, onSubmit } = setup();
    const amount = screen.getByLabelText('Amount');
    await user.type(amount, '$100.5');
    await user.tab();
    expect(amount).toHaveValue('100.50');
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    expect(onSubmit).toHaveBeenCalledWith({ amount: 10050 });
  });

  it('rejects a third decimal with a message, and sends nothing', async () => {
    const { user } = setup();
    const amount = screen.getByLabelText('Amount');
    await user.type(amount, '100.505');
    await user.tab();
    expect(amount).toHaveAccessibleDescription('Cents have two digits: enter 100.50');
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
  });

  it('leaves the messages of its limits to the screen', async () => {
    const { user } = setup();
    await user.type(screen.getByLabelText('Amount'), '84.19');
    await user.tab();
    expect(screen.getByText('From $84.20 to $612.40')).toBeVisible();
  });

  it('keeps the dollar sign before the digits in a page that is read from the right', () => {
    renderForm(
      object({ amount: number() }),
      <div dir="rtl">
        <MoneyField name="amount" label="Amount" />
      </div>,
      { amount: 61_240 },
    );
    expect(screen.getByText('$').parentElement).toHaveStyle({ direction: 'ltr' });
  });
});
