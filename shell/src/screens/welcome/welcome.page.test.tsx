// cspell:ignore damos bienvenida
import { listSlides } from '@portal/api-contract';
import { answers, fails, mock, pends } from '@portal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterStoreUpdate, currentPath } from '../../fixtures/page-queries.ts';
import { sampleRelease } from '../../fixtures/release.fixture.ts';
import { openShellPage, openSignedIn } from '../../fixtures/shell-page.tsx';

describe('welcome', () => {
  const slides = [
    { english_image: 'slides/1.svg', has_login_button: true, has_help_button: false },
    { english_image: 'https://cdn.example/2.png', has_login_button: false, has_help_button: true },
  ];

  it('SHELL-54, SHELL-55, SHELL-56, SHELL-57, SHELL-58, SHELL-61: shows each slide with its image, the buttons it asks for, and Register always', async () => {
    mock(answers(listSlides, { slides }));
    await openShellPage('/welcome');
    expect(await screen.findByRole('img', { name: 'Slide 1 of 2' })).toHaveAttribute(
      'src',
      'http://localhost/content/fernway/slides/1.svg',
    );
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '#/auth/login');
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '#/auth/register');
    expect(screen.queryByRole('button', { name: 'Help' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(screen.getByRole('img', { name: 'Slide 2 of 2' })).toHaveAttribute(
      'src',
      'https://cdn.example/2.png',
    );
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Register' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    const help = await screen.findByRole('dialog');
    expect(within(help).getByRole('link', { name: 'support@fernway.example' })).toBeVisible();
    expect(help).toHaveTextContent('Monday to Friday, 9 AM to 8 PM');
  });

  it('OP-25: the help has the configured hours', async () => {
    mock(answers(listSlides, { slides: slides.slice(1) }));
    const release = sampleRelease();
    const supportHours = [{ from: 2, to: 2, opens: 510, closes: 1020 }];
    await openShellPage('/welcome', {
      release: { ...release, config: { ...release.config, supportHours } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
    expect(await screen.findByText('Tuesday, 8:30 AM to 5 PM')).toBeVisible();
  });

  it('moves by arrow keys and by itself, and can be stopped', async () => {
    mock(answers(listSlides, { slides }));
    await openShellPage('/welcome');
    const next = await screen.findByRole('button', { name: 'Next slide' });
    await afterStoreUpdate(() => next.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('img', { name: 'Slide 2 of 2' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeVisible();
  });

  it('shows no broken image: the mark of the brand is there in its place, and the buttons stay', async () => {
    mock(answers(listSlides, { slides }));
    await openShellPage('/welcome');
    const image = await screen.findByRole('img', { name: 'Slide 1 of 2' });
    fireEvent.error(image);
    expect(image).not.toBeVisible();
    expect(screen.getByRole('link', { name: 'Register' })).toBeVisible();
  });

  it('says whom it is from while the slides load', async () => {
    mock(pends(listSlides));
    await openShellPage('/welcome');
    expect(await screen.findByRole('heading', { name: 'Welcome to Fernway' })).toBeVisible();
  });

  it('can be read in Spanish at a press of its name, and this browser keeps the choice (OP-95)', async () => {
    mock(pends(listSlides));
    await openShellPage('/welcome');
    await userEvent.click(await screen.findByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('heading', { name: 'Le damos la bienvenida a Fernway' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(localStorage.getItem('portal.language')).toBe('es');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Welcome to Fernway' })).toBeVisible();
  });

  it('SHELL-59: goes to the login when there are no slides', async () => {
    mock(answers(listSlides, { slides: [] }));
    await openShellPage('/welcome');
    await waitFor(() => expect(currentPath()).toBe('/auth/login'));
  });

  it('SHELL-60: goes to the login when the slides do not load', async () => {
    mock(fails(listSlides, { status: 422, code: 422, error: 'No' }));
    await openShellPage('/welcome');
    await waitFor(() => expect(currentPath()).toBe('/auth/login'));
  });

  it('SHELL-52: sends a signed-in customer home', async () => {
    await openSignedIn('/welcome');
    expect(currentPath()).toBe('/dashboard');
  });
});
