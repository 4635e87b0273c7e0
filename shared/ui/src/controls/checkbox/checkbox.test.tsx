import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.tsx';
import { Checkbox } from './checkbox.tsx';

it('Checkbox is ticked by a press on its text and by Space', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(
    <Checkbox checked={false} onChange={onChange}>
      Show <b>late</b> ones
    </Checkbox>,
  );
  await user.click(screen.getByText('late'));
  expect(onChange).toHaveBeenLastCalledWith(true);
  await user.keyboard(' ');
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('a mixed Checkbox announces it, and a press selects all', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Checkbox checked="mixed" onChange={onChange} label="Select all rows" />);
  const box = screen.getByRole('checkbox', { name: 'Select all rows' });
  expect(box).toBePartiallyChecked();
  await user.click(box);
  expect(onChange).toHaveBeenLastCalledWith(true);
});

it('a disabled Checkbox ignores presses', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Checkbox checked onChange={onChange} disabled label="All" />);
  await user.click(screen.getByRole('checkbox', { name: 'All' }));
  expect(onChange).not.toHaveBeenCalled();
});
