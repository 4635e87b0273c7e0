import { screen } from '@testing-library/react';
import { object, string } from 'superstruct';
import { renderForm } from '../../testing/render-form.tsx';
import { TextAreaField } from './text-area-field.tsx';

const struct = object({ note: string() });
const note = () => screen.getByLabelText('Note');

it('UI-75: has five rows by default', () => {
  const { unmount } = renderForm(struct, <TextAreaField name="note" label="Note" />);
  expect(note()).toHaveAttribute('rows', '5');
  unmount();
  renderForm(struct, <TextAreaField name="note" label="Note" rows={8} />);
  expect(note()).toHaveAttribute('rows', '8');
});

it('counts the letters and says when few are left', async () => {
  const { user } = renderForm(struct, <TextAreaField name="note" label="Note" maxLength={30} />);
  expect(screen.getByText('0 of 30 characters')).toBeInTheDocument();
  await user.type(note(), 'a'.repeat(9));
  expect(screen.queryByText(/left/)).not.toBeInTheDocument();
  await user.type(note(), 'a');
  expect(screen.getByText('20 characters left')).toBeInTheDocument();
  await user.type(note(), 'a'.repeat(30));
  expect(note()).toHaveValue('a'.repeat(30));
});

it('keeps lines, and is nothing when it is emptied', async () => {
  const { user, sent } = renderForm(struct, <TextAreaField name="note" label="Note" />);
  await user.type(note(), 'one{Enter}two');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ note: 'one\ntwo' }]);
  await user.clear(note());
  await user.tab();
  expect(note()).toHaveAccessibleDescription('Enter note');
});
