import { screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar.tsx';
import { renderUi } from '../testing/render-ui.tsx';

it.each([
  [-5, '0%'],
  [0, '0%'],
  [62, '62%'],
  [130, '100%'],
])('ProgressBar draws %i percent as %s of its width', (percent, width) => {
  renderUi(<ProgressBar percent={percent} label="paid" />);
  expect(screen.getByRole('img', { name: 'paid' }).firstElementChild).toHaveStyle({ width });
});
