import { mock } from '@portal/testing';
import { accounts } from '../fixtures/accounts.ts';
import { openElement } from '../fixtures/open-element.tsx';

const ana = { id: 'ana' };

beforeEach(() => mock(...accounts({ 'token-of-ana': ana })));
afterEach(() => localStorage.clear());

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
