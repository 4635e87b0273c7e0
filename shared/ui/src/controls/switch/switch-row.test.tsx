import { screen } from '@testing-library/react';
import { SwitchRow } from './switch-row.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

it('SwitchRow ignores a press while the change before is being saved', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<SwitchRow label="General" checked={false} onChange={onChange} pending />);
  await user.click(screen.getByRole('switch', { name: 'General' }));
  expect(onChange).not.toHaveBeenCalled();
});
