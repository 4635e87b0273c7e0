import { mock } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exposesLifecycles, type ExposedBy } from '../fixtures/fake-runtime.ts';
import { noFiles, noRelease } from '../fixtures/site-files.fixture.ts';
import { openShellPage } from '../fixtures/shell-page.tsx';
import { handOver } from './hand-over.ts';

// What fails to load is written to the browser’s log.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

/** What the fake remote draws. */
const drawn = 'mfe-auth is here';

const prerendered = () => document.getElementById('prerendered');

/** Opens an address with a prerendered login in the page, as its inline script leaves it. */
async function openPrerendered(path: `/${string}`, text = drawn, load: ExposedBy = exposesLifecycles) {
  const page = document.createElement('div');
  page.id = 'prerendered';
  page.dataset['path'] = '/auth/login';
  const main = Object.assign(document.createElement('main'), { textContent: text });
  page.append(main, emailField('maria@portal.test'));
  document.body.append(page);
  document.documentElement.dataset['failed'] = '';
  const opened = await openShellPage(path, { load });
  handOver(document, opened.element, opened.shell);
  return opened;
}

afterEach(() => {
  prerendered()?.remove();
  delete document.documentElement.dataset['failed'];
});

describe('a prerendered page', () => {
  it('stays until the real one says the same', async () => {
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await openPrerendered('/auth/login', drawn, () => arrival.then(exposesLifecycles));
    expect(prerendered()).not.toBeNull();
    await act(async () => arrive());
    await waitFor(() => expect(prerendered()).toBeNull());
    expect(screen.getByText(drawn)).toBeVisible();
    expect(document.documentElement.dataset['failed']).toBeUndefined();
  });

  it('stays until a drawing of the real one, which says nothing, has arrived', async () => {
    const { element, go } = await openPrerendered('/leases/current');
    const drawing = document.createElement('div');
    drawing.dataset['arriving'] = '';
    element.querySelector('main')?.append(drawing);
    go('/auth/login');
    await waitFor(() => expect(element).toHaveTextContent(drawn));
    expect(prerendered()).not.toBeNull();
    drawing.remove();
    await waitFor(() => expect(prerendered()).toBeNull());
  });

  it('stays during the auth check, which leads to the login', async () => {
    const { go } = await openPrerendered('/leases/current');
    expect(prerendered()).not.toBeNull();
    go('/auth/login');
    await waitFor(() => expect(prerendered()).toBeNull());
  });

  it('makes way for a screen that says something else, once that is drawn', async () => {
    const { element } = await openPrerendered('/auth/login', 'An older login');
    expect(prerendered()).not.toBeNull();
    element.querySelector('main')?.append(document.createElement('h1'));
    await waitFor(() => expect(prerendered()).toBeNull());
  });

  it('makes way for another route at once', async () => {
    const { go } = await openPrerendered('/leases/current');
    go('/nowhere');
    await waitFor(() => expect(prerendered()).toBeNull());
  });

  it('makes way for the fallback of a remote that failed, and after Retry gives back what was typed', async () => {
    mock(noFiles, noRelease);
    let reachable = false;
    const { element } = await openPrerendered('/auth/login', drawn, () =>
      reachable ? exposesLifecycles() : Promise.reject(new Error('404')),
    );
    const real = emailField('');
    element.append(real);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await waitFor(() => expect(prerendered()).toBeNull());
    expect(real).toHaveValue('');
    reachable = true;
    await userEvent.click(retry);
    expect(await screen.findByText(drawn)).toBeVisible();
    await waitFor(() => expect(real).toHaveValue('maria@portal.test'));
  });
});

function emailField(value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { name: 'email', value });
}
