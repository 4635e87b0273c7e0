import { listLeases, logout } from '@portal/api-contract';
import {
  defineMessages,
  useApiMutation,
  useApiQuery,
  usePageTitle,
  useMessages,
  usePlatform,
} from '@portal/platform';
import { defineContract } from '@portal/platform/contract';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answers, fails, malformed, pends } from '../mocks/mocks.ts';
import { callsOf, takeFaults } from '../mocks/server.ts';
import { renderRemote } from './render-remote.tsx';

const messages = defineMessages('sample', { waiting: 'One moment', left: '{count} left' });

const contract = defineContract({
  name: 'mfe-sample',
  title: 'Sample',
  owner: 'Platform',
  platform: '^4.0.0',
  routes: [
    { id: 'list', path: '/sample', title: 'list', access: 'customer' },
    { id: 'one', path: '/sample/:id', title: 'one', access: 'customer' },
  ],
  budget: 10,
  messages: { en: { list: 'All samples', one: 'One sample' } },
});

function List() {
  const t = useMessages(messages);
  const leases = useApiQuery(listLeases, undefined);
  const leave = useApiMutation(logout);
  const { dialogs, notify } = usePlatform();
  if (leases.status === 'error') return <p>{leases.error.name}</p>;
  return (
    <>
      <p>{t('waiting')}</p>
      <button onClick={() => leave.mutate()}>Leave</button>
      <button
        onClick={() => void dialogs.confirm({ title: 'Sure?' }).then((yes) => notify.info(String(yes)))}
      >
        Ask
      </button>
    </>
  );
}

function One() {
  usePageTitle('Number one');
  return null;
}

function Root() {
  return (
    <Routes>
      <Route path="/sample" element={<List />} />
      <Route path="/sample/:id" element={<One />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

const remote = { contract, root: Root, messageCatalogues: [messages] };

describe('renderRemote', () => {
  it('renderRemote draws the route of the address under the title of its contract, with the remote’s messages', () => {
    renderRemote({ ...remote, path: '/sample', mocks: [pends(listLeases)] });
    expect(screen.getByRole('heading', { name: 'All samples' })).toBeVisible();
    expect(screen.getByText('One moment')).toBeVisible();
  });

  it('the fake shell shows the title that a screen sets', () => {
    renderRemote({ ...remote, path: '/sample/1' });
    expect(screen.getByRole('heading', { name: 'Number one' })).toBeVisible();
  });

  it('callsOf returns the requests that a mocked endpoint got', async () => {
    const { user } = renderRemote({
      ...remote,
      path: '/sample',
      mocks: [pends(listLeases), fails(logout, { status: 500, error: 'Not today' })],
    });
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today');
    expect(callsOf(logout).map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-of-the-test',
    ]);
  });

  it('an answer without the endpoint’s shape fails in the screen', async () => {
    renderRemote({ ...remote, path: '/sample', mocks: [malformed(listLeases, 7)] });
    expect(await screen.findByText('MalformedAnswerError')).toBeVisible();
  });

  it('the fake shell draws a dialog and returns the answer', async () => {
    const { user } = renderRemote({ ...remote, path: '/sample', mocks: [pends(listLeases)] });
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('status')).toHaveTextContent('true');
  });

  it('a request that is not mocked fails the test, even when the screen handles the error', async () => {
    renderRemote({ ...remote, path: '/sample' });
    expect(await screen.findByText('NetworkError')).toBeVisible();
    expect(takeFaults()).toEqual(['GET http://localhost/api/v1/mobile/leases is not mocked']);
  });

  it('a mocked answer without the endpoint’s shape fails the test', async () => {
    // The compiler rejects it too, but not in data that was read from a file.
    const wrong = { all: 'none' } as unknown as Parameters<typeof answers<typeof listLeases>>[1];
    renderRemote({ ...remote, path: '/sample', mocks: [answers(listLeases, wrong)] });
    expect(await screen.findByText('NetworkError')).toBeVisible();
    expect(takeFaults()).toEqual([
      expect.stringContaining('The mocked answer of leases.list does not have its shape'),
    ]);
  });
});
