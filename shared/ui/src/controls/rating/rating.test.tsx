import { screen } from '@testing-library/react';
import { number, object, optional } from 'superstruct';
import { renderForm } from '../../testing/render-form.tsx';
import { RatingField } from './rating-field.tsx';

const struct = object({ stars: optional(number()) });

it('UI-74: has five stars by default', () => {
  const { unmount } = renderForm(struct, <RatingField name="stars" label="Stars" />);
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.getByRole('radiogroup', { name: 'Stars' })).toBeInTheDocument();
  unmount();
  renderForm(struct, <RatingField name="stars" label="Stars" stars={3} />);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});

it('Rating is selected by a press or by arrows, and can be cleared', async () => {
  const { user, sent } = renderForm(struct, <RatingField name="stars" label="Stars" optional />);
  await user.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'No rating' }));
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '1 of 5 stars' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ stars: 5 }, {}]);
});

it('shows none for a number that there is no star for', () => {
  renderForm(struct, <RatingField name="stars" label="Stars" />, { stars: 9 });
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});
