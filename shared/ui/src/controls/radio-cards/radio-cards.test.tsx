import { screen } from '@testing-library/react';
import { type Infer, object, string } from 'superstruct';
import { RadioCards } from './radio-cards.tsx';
import { Form } from '../../form/form.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

it('RadioCards takes a tap anywhere on a row, reads its amount and says why a row cannot be selected', async () => {
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
  const rejected = screen.getByRole('radio', { name: 'Mastercard ending 0077' });
  expect(rejected).toBeDisabled();
  expect(rejected).toHaveAccessibleDescription('needs verification');
  await user.click(screen.getByText('$84.20'));
  expect(screen.getByRole('radio', { name: /Visa/ })).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /Macon/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(onSubmit).toHaveBeenCalledWith({ method: 'bank' });
});
