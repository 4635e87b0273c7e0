// cspell:ignore Acceso permitido
import { act, screen } from '@testing-library/react';
import type { shellMessages } from '../messages/shell.messages.ts';
import { sampleRelease } from '../fixtures/release.fixture.ts';
import { createPortalPage } from './portal-page.tsx';

let deliver = () => {};
const arrival = new Promise<void>((resolve) => {
  deliver = resolve;
});

/** The shell's messages, whose Spanish arrives when the test says so. */
jest.mock('../messages/shell.messages.ts', () => {
  const path = '../messages/shell.messages.ts';
  const { shellMessages: real } = jest.requireActual<{ shellMessages: typeof shellMessages }>(path);
  return { shellMessages: { ...real, languages: { es: () => arrival.then(real.languages['es']) } } };
});

describe('the start of a page in Spanish', () => {
  it('SHELL-74: waits 3 s for the messages, then is drawn in English until they come', async () => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    Object.assign(globalThis, { __SHARED_VERSIONS__: {} });
    localStorage.setItem('portal.language', 'es');
    history.replaceState(null, '', '#/403');
    document.body.append(Object.assign(document.createElement('div'), { id: 'root' }));
    createPortalPage(sampleRelease(), document);
    await act(() => jest.advanceTimersByTimeAsync(2_999));
    expect(screen.queryByRole('heading')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('heading', { name: 'Permission Denied' })).toBeVisible();
    await act(async () => {
      deliver();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByRole('heading', { name: 'Acceso no permitido' })).toBeVisible();
  });
});
