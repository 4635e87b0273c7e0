// cspell:ignore Abrir
import type { PortalConfig } from '@portal/platform';
import { contentFile, renderRemote, signedIn } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { supportMessages } from '../messages/support.messages.ts';
import { SupportRoutes } from '../support.routes.tsx';

// The page keeps a script that it has loaded, so each test has an address of its own.
let page = 0;
let calls: string[] = [];

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'HostedChat');
  calls = [];
});

const widget = {
  show: () => void calls.push('show'),
  hide: () => void calls.push('hide'),
  open: () => void calls.push('open'),
};

function open(config: Partial<PortalConfig>) {
  const rendered = renderRemote({
    contract,
    root: SupportRoutes,
    messageCatalogues: [supportMessages],
    path: '/support/live-chat',
    config,
    mocks: [contentFile('faq', () => ({ topics: [] }))],
  });
  const leave = () => act(() => rendered.platform.navigation.go('/support/faq'));
  return { ...rendered, leave };
}

function openChat() {
  page += 1;
  return open({ chatScriptUrl: `https://chat.test/${page}.js` });
}

const scripts = () => [...document.head.querySelectorAll('script')];

/** Lets the vendor's script arrive: what it defines, null when it has thrown before that, or no answer. */
function answerScript(chat: unknown): void {
  const script = scripts().at(-1);
  if (chat !== 'unreachable' && chat !== null) Object.assign(window, { HostedChat: chat });
  act(() => void script?.dispatchEvent(new Event(chat === 'unreachable' ? 'error' : 'load')));
}

it('SUP-01, SUP-02, SUP-03, SUP-04, SUP-05, SUP-06, SUP-18: the contact card has address, phones, email and hours; without a configured chat a note says so', () => {
  open({ chatScriptUrl: null });
  expect(scripts()).toEqual([]);
  expect(screen.getByText(/Live chat is not available/)).toBeVisible();
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Address', '100 Example Street, Springfield, IL 62701'],
    ['Phone', '+1 555 010 0100'],
    ['After hours', '+1 555 010 0111'],
    ['Email', 'support@fernway.example'],
    ['Hours', 'Monday-Friday 9 AM-8 PMSaturday 10 AM-8 PMSunday 1 PM-7 PM'],
  ]);
  expect(screen.getByRole('link', { name: '+1 555 010 0111' })).toHaveAttribute('href', 'tel:+15550100111');
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:support@fernway.example');
});

it('SUP-06, OP-25: the contact card has the configured hours', () => {
  open({ chatScriptUrl: null, supportHours: [{ from: 2, to: 2, opens: 510, closes: 1020 }] });
  expect(screen.getByText('Hours').nextElementSibling).toHaveTextContent(/^Tuesday 8:30 AM-5 PM$/);
});

it('SHELL-21, SUP-07, SUP-08, SUP-09, SUP-10: the chat is loaded once, hidden on load, shown on this screen and hidden on leaving it', async () => {
  const { user, platform, leave } = openChat();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the chat');
  expect(scripts().map(({ src }) => src)).toEqual([`https://chat.test/${page}.js`]);
  answerScript(widget);
  await user.click(await screen.findByRole('button', { name: 'Open chat' }));
  expect(calls).toEqual(['hide', 'show', 'open']);
  leave();
  await waitFor(() => expect(calls).toEqual(['hide', 'show', 'open', 'hide']));
  act(() => platform.navigation.go('/support/live-chat'));
  expect(await screen.findByRole('button', { name: 'Open chat' })).toBeVisible();
  expect(calls).toEqual(['hide', 'show', 'open', 'hide', 'show']);
  expect(scripts()).toHaveLength(1);
});

it('SUP-09, SUP-10: a chat that arrives after the screen was left stays hidden', async () => {
  const { leave } = openChat();
  leave();
  answerScript(widget);
  await waitFor(() => expect(calls).toEqual(['hide']));
});

it('SUP-07, OP-95: the chat is in the language and the colours of the page, also when they change', async () => {
  const { platform } = openChat();
  const configured: unknown[] = [];
  answerScript({
    ...widget,
    configure: (appearance: unknown) => {
      expect(calls.at(-1)).not.toBe('show');
      configured.push(appearance);
    },
  });
  await screen.findByRole('button', { name: 'Open chat' });
  act(() => platform.theme.choose('dark'));
  await waitFor(() => expect(configured).toHaveLength(2));
  act(() => platform.language.choose('es'));
  expect(await screen.findByRole('button', { name: 'Abrir el chat' })).toBeVisible();
  expect(configured).toEqual([
    { language: 'en', scheme: 'system' },
    { language: 'en', scheme: 'dark' },
    { language: 'es', scheme: 'dark' },
  ]);
});

const fault = () => {
  throw new TypeError('x is undefined');
};

it.each([
  ['can’t be loaded', 'unreachable'],
  ['throws before it defines the chat', null],
  ['defines something else', { start: fault }],
  ['defines a chat that throws', { show: fault, hide: fault }],
])('SUP-08: a script that %s leaves the contact card, and Retry loads it again', async (_, chat) => {
  const { user } = openChat();
  answerScript(chat);
  expect(await screen.findByRole('alert')).toHaveTextContent('The chat could not be opened');
  expect(screen.getByText('support@fernway.example')).toBeVisible();
  Reflect.deleteProperty(window, 'HostedChat');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  answerScript(widget);
  expect(await screen.findByRole('button', { name: 'Open chat' })).toBeVisible();
});

it('SUP-08: a script that never arrives is given up after 30 seconds, and hidden when it comes late', async () => {
  jest.useFakeTimers();
  openChat();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('alert')).toHaveTextContent('The chat could not be opened');
  answerScript(widget);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(calls).toEqual(['hide']);
});

it('SUP-10: a chat that throws when it is hidden does not break the next screen', async () => {
  let hidden = 0;
  const { leave, platform } = openChat();
  answerScript({
    ...widget,
    hide: () => {
      hidden += 1;
      if (hidden > 1) throw new TypeError('x is undefined');
    },
  });
  await screen.findByRole('button', { name: 'Open chat' });
  leave();
  await waitFor(() => expect(hidden).toBe(2));
  expect(platform.navigation.location.pathname).not.toBe('/support/live-chat');
});

const maria = { token: 'token-of-maria', user: signedIn({ id: '1' }) };
const dana = { token: 'token-of-dana', user: signedIn({ id: '2' }) };

it.each([
  ['the session ends', true],
  ['somebody else signs in', false],
])('SUP-07, OP-29: the chat forgets its conversation when %s, on whatever screen', async (_, endsSession) => {
  const { platform, leave } = openChat();
  act(() => platform.session.signIn(maria));
  answerScript({ ...widget, end: () => void calls.push('end') });
  await screen.findByRole('button', { name: 'Open chat' });
  act(() => platform.session.updateUser({ firstName: 'Marie' }));
  leave();
  await waitFor(() => expect(calls).toEqual(['hide', 'show', 'hide']));
  if (endsSession) act(() => platform.session.end('logout'));
  else act(() => platform.session.signIn(dana));
  expect(calls).toEqual(['hide', 'show', 'hide', 'end']);
  if (endsSession) act(() => platform.session.signIn(dana));
  act(() => platform.navigation.go('/support/live-chat'));
  expect(await screen.findByRole('button', { name: 'Open chat' })).toBeVisible();
  expect(calls).toEqual(['hide', 'show', 'hide', 'end', 'show']);
});

it('SUP-07, OP-29: the chat of a user whose session ends on its screen is forgotten, and the next user has a new one', async () => {
  const { platform, user } = openChat();
  answerScript({ ...widget, end: () => void calls.push('end') });
  await user.click(await screen.findByRole('button', { name: 'Open chat' }));
  act(() => platform.session.signIn(dana));
  await waitFor(() => expect(calls).toEqual(['hide', 'show', 'open', 'end', 'hide', 'show']));
  act(() => platform.session.end('expired'));
  expect(calls.slice(6)).toContain('end');
});

it.each([
  ['can’t forget a conversation', undefined],
  ['throws when it should', fault],
])('SUP-07, OP-29: a chat that %s is not shown to the next user, who may reload the page', async (_, end) => {
  const { platform, user } = openChat();
  act(() => platform.session.signIn(maria));
  answerScript({ ...widget, end });
  await user.click(await screen.findByRole('button', { name: 'Open chat' }));
  act(() => platform.session.signIn(dana));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The chat could not be openedReload the page to start a chat of your own',
  );
  const reload = jest.spyOn(platform.navigation, 'reload').mockImplementation();
  await user.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalled();
  expect(calls.slice(0, 4)).toEqual(['hide', 'show', 'open', 'hide']);
  expect(calls.filter((call) => call === 'show')).toHaveLength(1);
});

it('SUP-07, OP-29: a chat that nobody has seen is shown to the next user', async () => {
  const { platform, leave } = openChat();
  leave();
  answerScript(widget);
  await waitFor(() => expect(calls).toEqual(['hide']));
  act(() => platform.session.signIn(dana));
  act(() => platform.navigation.go('/support/live-chat'));
  expect(await screen.findByRole('button', { name: 'Open chat' })).toBeVisible();
});
