import { screen, waitFor } from '@testing-library/react';
import { type Infer, object, string } from 'superstruct';
import { DateField } from './date-field.tsx';
import { Form } from '../../form/form.tsx';
import { renderUi } from '../../testing/render-ui.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';

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
  ])('rejects %s with a message and leaves it to be corrected', async (typed, shown, words) => {
    const { user, onSubmit } = setup();
    await user.type(box(), typed);
    await user.click(document.body);
    expect(box()).toHaveValue(shown);
    expect(box()).toHaveAccessibleDescription(words);
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
    await user.type(box(), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('opens a calendar by its button or Alt and the arrow, and restores the focus', async () => {
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
  ])('rejects %s, just outside its window, and names the limit', async (date, words) => {
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
