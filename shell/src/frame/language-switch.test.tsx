import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShellPage } from '../fixtures/shell-page.tsx';

it('the language switch keeps the focus when the language has changed, and leads back by keyboard', async () => {
  await openShellPage('/auth/login');
  const english = await screen.findByRole('button', { name: 'Español' });
  act(() => english.focus());
  await userEvent.keyboard('{Enter}');
  const spanish = await screen.findByRole('button', { name: 'English' });
  expect(spanish).toHaveFocus();
  expect(spanish).toHaveAttribute('lang', 'en');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Español' })).toHaveFocus();
});
