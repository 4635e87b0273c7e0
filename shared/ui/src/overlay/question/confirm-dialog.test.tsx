import { screen } from '@testing-library/react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

describe('ConfirmDialog', () => {
  it('UI-71: asks with Yes and No, the focus on No', async () => {
    const onAnswer = jest.fn();
    const { user } = renderUi(
      <ConfirmDialog open title="Remove this card?" text="For good." onAnswer={onAnswer} />,
    );
    expect(screen.getByRole('alertdialog', { name: 'Remove this card?' })).toHaveAccessibleDescription(
      'For good.',
    );
    expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(onAnswer).toHaveBeenLastCalledWith(true);
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(onAnswer).toHaveBeenLastCalledWith(false);
  });

  it('takes Escape for a No', async () => {
    const onAnswer = jest.fn();
    const { user } = renderUi(<ConfirmDialog open title="Remove?" onAnswer={onAnswer} />);
    await user.keyboard('{Escape}');
    expect(onAnswer).toHaveBeenCalledWith(false);
  });
});
