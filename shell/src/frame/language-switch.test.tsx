import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openShellPage } from '../fixtures/shell-page.tsx';

it('the language switch is the first stop after the skip link, in a landmark of its own', async () => {
  await openShellPage('/auth/login');
  const landmark = within(await screen.findByRole('region', { name: 'Language' }));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.tab();
  expect(landmark.getByRole('button', { name: 'Español' })).toHaveFocus();
});

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
