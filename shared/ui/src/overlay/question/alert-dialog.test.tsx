import { screen } from '@testing-library/react';
import { AlertDialog } from './alert-dialog.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

it('UI-72: AlertDialog has one button, Close', async () => {
  const onClose = jest.fn();
  const { user } = renderUi(<AlertDialog open title="Scheduled" text="Call support." onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
