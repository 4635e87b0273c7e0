import { screen } from '@testing-library/react';
import { PasswordMeter } from './password-meter.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

it.each([
  ['UI-29', '--------aA1!', 'success', 'ok'],
  ['UI-30', 'aA1-!', 'info', 'info'],
  ['UI-31', '--------', 'warning', 'warn'],
  ['UI-32', 'A', 'danger', 'bad'],
])('%s: PasswordMeter draws the bar of %s in the colour of %s', (_row, password, _tone, colour) => {
  renderUi(<PasswordMeter password={password} />);
  const bar = screen.getByRole('img', { name: /Password strength/ }).firstElementChild;
  expect(bar?.getAttribute('style')).toContain(`var(--${colour})`);
});
