import { checkToken, leaseContract } from '@portal/api-contract';
import { callsOf, fails, mock } from '@portal/testing';
import { waitFor } from '@testing-library/dom';
import { accounts } from '../fixtures/accounts.ts';
import { openElement, portal, type PageElement } from '../fixtures/open-element.tsx';

beforeEach(() => mock(...accounts({ 'token-of-ana': { id: 'ana' }, 'token-of-ben': { id: 'ben' } })));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('language and scheme of an element', () => {
  const attributes = { language: 'es', scheme: 'dark' };

  it('are those of its attributes, whatever the browser stores for the portal', async () => {
    localStorage.setItem('portal.language', 'en');
    localStorage.setItem('portal.theme', 'light');
    const { element, body, shown } = openElement(() => 'token-of-ana', attributes);
    expect(await shown().findByText('Account of ana@example.test')).toBeVisible();
    dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    dispatchEvent(new StorageEvent('storage', { key: 'portal.theme', newValue: 'light' }));
    expect([body().lang, body().dataset['scheme']]).toEqual(['es', 'dark']);
    expect(shown().getByRole('heading', { name: 'Muestras' })).toBeVisible();
    element.setAttribute('scheme', 'light');
    expect(body().dataset['scheme']).toBe('light');
  });
});

it('an element begins at the title of the screen where another address has replaced the step that had the focus', async () => {
  const { element, shown } = openElement(() => 'token-of-ana');
  const title = await shown().findByRole('heading', { name: 'Samples' });
  for (const name of ['Review', 'Change']) {
    const link = await shown().findByRole('link', { name });
    link.focus();
    link.click();
    await waitFor(() => expect(element.shadowRoot?.activeElement).toBe(title));
  }
});

describe('the account of an element', () => {
  async function openAna() {
    const opened = openElement(() => 'token-of-ana');
    await opened.shown().findByText('Account of ana@example.test');
    const note = opened.shown().getByRole<HTMLInputElement>('textbox', { name: 'Note' });
    note.value = 'Of Ana';
    return opened;
  }

  it('is another customer’s once the page gives their token, with nothing of the first one’s', async () => {
    const { element, heard, shown } = await openAna();
    element.token = () => 'token-of-ben';
    expect(shown().getByText('Account of ana@example.test')).toBeVisible();
    expect(await shown().findByText('Account of ben@example.test')).toBeVisible();
    expect(shown().queryByText(/ana@/)).not.toBeInTheDocument();
    expect(shown().getByRole('textbox', { name: 'Note' })).toHaveValue('');
    expect(heard).toEqual([['session.ended', { why: 'logout' }]]);
  });

  it.each([
    ['once the page gives no token', (element: PageElement) => (element.token = null)],
    ['once it is taken out of the page', (element: PageElement) => element.remove()],
  ])('leaves nothing in the storage of the page %s', async (_, leave) => {
    const { element } = await openAna();
    sessionStorage.setItem('portal.token', 'of a portal of the same origin');
    sessionStorage.setItem('portal.find-retailer.place.ana', 'at=32.84_-83.63');
    leave(element);
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual(['portal.token']));
  });

  it('stays as it is when the page gives the same token again', async () => {
    const { element, heard, shown } = await openAna();
    const asked = Promise.resolve('token-of-ana');
    element.token = () => asked;
    await asked;
    expect(shown().getByRole('textbox', { name: 'Note' })).toHaveValue('Of Ana');
    expect(heard).toEqual([]);
  });

  it.each([
    ['a function that gives no token', () => null],
    ['no function', null],
  ])('is gone once the page gives %s', async (_, token) => {
    const { element, heard, shown } = await openAna();
    element.token = token;
    expect(await shown().findByRole('heading', { name: 'Log in to continue' })).toBeVisible();
    expect(shown().queryByText(/ana@/)).not.toBeInTheDocument();
    expect(heard).toEqual([['session.ended', { why: 'logout' }]]);
  });
});

describe('an element that is drawn anew', () => {
  it('tells the page once that the api rejects its token', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    mock({
      endpoint: checkToken,
      respond: async () => {
        await answered;
        return Response.json({ status: false, code: 401 }, { status: 401 });
      },
    });
    const { element, heard, shown } = openElement(() => 'token-of-ana');
    await waitFor(() => expect(callsOf(checkToken)).toHaveLength(1));
    element.setAttribute('brand', 'breeze');
    await waitFor(() => expect(callsOf(checkToken)).toHaveLength(2));
    answer();
    expect(await shown().findByRole('heading', { name: 'Log in to continue' })).toBeVisible();
    expect(heard).toEqual([['session.ended', { why: 'expired' }]]);
  });
});

describe('an account that needs a new password', () => {
  const navigation = [
    'portal.navigate',
    {
      path: '/auth/set-password?redirect=%2Fsamples',
      href: `${portal}/#/auth/set-password?redirect=%2Fsamples`,
    },
  ];

  it('AUTH-45: is shown a notice and asks the api nothing; the page is left by its button alone', async () => {
    mock(...accounts({ 'token-of-ana': { id: 'ana', mustResetPassword: true } }));
    const { heard, shown } = openElement(() => 'token-of-ana');
    expect(await shown().findByRole('heading', { name: 'Choose a new password first' })).toBeVisible();
    expect(shown().queryByText(/^Account of/)).not.toBeInTheDocument();
    expect(callsOf(leaseContract)).toEqual([]);
    expect(heard).toEqual([]);
    shown().getByRole('button', { name: 'Choose a new password' }).click();
    expect(heard).toEqual([navigation]);
    mock(...accounts({ 'token-of-ana': { id: 'ana' } }));
    shown().getByRole('button', { name: 'Retry' }).click();
    expect(await shown().findByText('Account of ana@example.test')).toBeVisible();
  });

  it('AUTH-45, API-24: is shown the notice when a call says so', async () => {
    mock(fails(leaseContract, { status: 403, code: 1002, error: 'First' }));
    const { heard, shown } = openElement(() => 'token-of-ana');
    expect(await shown().findByRole('heading', { name: 'Choose a new password first' })).toBeVisible();
    expect(heard).toEqual([]);
  });
});
