// cspell:ignore pagos preguntas
import { contentFile, mock, noContentFile, renderRemote, type Mock } from '@portal/testing';
import type { PortalPath } from '@portal/platform';
import { act, screen } from '@testing-library/react';
import { validate } from 'superstruct';
import breezeSpanish from '../../content/breeze/faq.es.json' with { type: 'json' };
import breeze from '../../content/breeze/faq.json' with { type: 'json' };
import fernwaySpanish from '../../content/fernway/faq.es.json' with { type: 'json' };
import fernway from '../../content/fernway/faq.json' with { type: 'json' };
import { contract } from '../../remote.contract.ts';
import { supportMessages } from '../messages/support.messages.ts';
import { SupportRoutes } from '../support.routes.tsx';
import { faqContent } from '@portal/domain';

const shipped = contentFile('faq', (brand) => (brand === 'breeze' ? breeze : fernway));

const remote = { contract, root: SupportRoutes, messageCatalogues: [supportMessages] };

afterEach(() => void jest.useRealTimers());

function open(path: PortalPath, ...mocks: readonly Mock[]) {
  return renderRemote({ ...remote, path, mocks });
}

const shippedSpanish = contentFile('faq.es', (brand) =>
  brand === 'breeze' ? breezeSpanish : fernwaySpanish,
);

const topicTitles = [
  'General Lease Questions',
  'Payments',
  'Application Process',
  'Manage My Account',
  'Login',
  'Returning My Merchandise',
];

describe('shipped content', () => {
  it.each([
    ['fernway', fernway],
    ['breeze', breeze],
  ])(
    'SUP-11, SUP-12, SUP-13, SUP-17: of %s has the six topics, each with questions and answers',
    (_, content) => {
      const [error, valid] = validate(content, faqContent);
      expect(error).toBeUndefined();
      expect(valid?.topics.map(({ title }) => title)).toEqual(topicTitles);
      expect(valid?.topics.every(({ questions }) => questions.length >= 5)).toBe(true);
    },
  );
});

describe('shipped content in Spanish', () => {
  it.each([
    ['fernway', fernway, fernwaySpanish],
    ['breeze', breeze, breezeSpanish],
  ])('SHARED-69 (OP-95): of %s has each topic, question, phone number and address', (_, english, spanish) => {
    const [error, valid] = validate(spanish, faqContent);
    expect(error).toBeUndefined();
    const shape = (content: typeof english) =>
      content.topics.map(({ id, questions }) => [
        id,
        questions.map(({ answer }) => answer.match(/\(\d{3}\) \d{3}-\d{4}|\S+@\S+\.test/g) ?? []),
      ]);
    expect(shape(valid as typeof english)).toEqual(shape(english));
  });
});

describe('/support/faq', () => {
  it('SUP-01, SUP-11, SUP-12: lists the six topics, each leading to its questions', async () => {
    const { user, platform } = open('/support/faq', shipped);
    const links = await screen.findAllByRole('link', { name: /questions$/ });
    expect(links.map((link) => link.textContent)).toEqual(topicTitles.map((title) => `${title}5 questions`));
    await user.click(screen.getByRole('link', { name: /Payments/ }));
    expect(platform.navigation.location).toMatchObject({ pathname: '/faq/topic', search: '?topic=payments' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  });

  it('SUP-01: searches the questions of all topics by keyboard, and Escape brings the topics back', async () => {
    const { user, platform } = open('/support/faq', shipped);
    const search = await screen.findByRole('searchbox', { name: 'Search all questions' });
    act(() => search.focus());
    await user.keyboard('early payoff date');
    expect(screen.getByText('1 question found')).toBeVisible();
    await user.tab();
    const question = screen.getByRole('button', { name: 'What is an early payoff date?' });
    expect(question).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText(/Paying the payoff amount on or before that date/)).toBeVisible();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(platform.navigation.location.search).toBe('?topic=general');
    act(() => platform.navigation.go('/support/faq'));
    await user.type(await screen.findByRole('searchbox'), 'nonsense');
    expect(screen.getByText('No question found')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: /Returning/ })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('SUP-01: Back from a topic finds the search as it was, in the one history entry of the screen', async () => {
    jest.useFakeTimers();
    const { user, platform } = renderRemote({
      ...remote,
      path: '/support/faq',
      mocks: [shipped],
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
    });
    const entries = history.length;
    await user.type(await screen.findByRole('searchbox'), 'early payoff date');
    act(() => jest.advanceTimersByTime(300));
    expect(history.length).toBe(entries);
    await user.click(screen.getByRole('button', { name: 'What is an early payoff date?' }));
    await user.click(screen.getByRole('link', { name: /^More about/ }));
    expect(history.length).toBe(entries + 1);
    await screen.findByRole('heading', { level: 1 });
    jest.useRealTimers();
    act(() => platform.navigation.back('/'));
    expect(await screen.findByRole('searchbox')).toHaveValue('early payoff date');
    expect(screen.getByText('1 question found')).toBeVisible();
  });

  it('SUP-01: a search that another customer left in the history entry is not shown', async () => {
    const { platform } = open('/faq/topic?topic=payments', shipped);
    const state = { kept: 'refund', userId: 'another' };
    act(() => platform.navigation.go('/support/faq', { state }));
    expect(await screen.findByRole('searchbox')).toHaveValue('');
  });

  it('SHARED-69 (OP-95): follows the language of the page, in English where the brand has no other', async () => {
    const { platform } = open('/support/faq', shipped, shippedSpanish);
    await screen.findByRole('link', { name: /Payments/ });
    act(() => platform.language.choose('es'));
    expect(await screen.findByRole('link', { name: 'Pagos 5 preguntas' })).toBeVisible();
    mock(noContentFile('faq.es'));
    platform.queryClient.clear();
    act(() => platform.language.choose('en'));
    await screen.findByRole('link', { name: /Payments/ });
    act(() => platform.language.choose('es'));
    expect(await screen.findByRole('link', { name: 'Payments 5 preguntas' })).toBeVisible();
  });

  it.each([
    [null, 'Address and phone numbers'],
    ['https://chat.test/chat.js', 'Chat with us'],
  ])('SUP-01, SUP-08: with the chat %s, the note offers “%s”', (chatScriptUrl, name) => {
    renderRemote({ ...remote, path: '/support/faq', mocks: [shipped], config: { chatScriptUrl } });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#/support/live-chat');
  });

  it('announces that the questions are loading', () => {
    open('/support/faq', shipped);
    expect(screen.getByRole('status')).toHaveTextContent('Loading questions');
  });

  it('shows an error when the content is missing, and Retry loads it', async () => {
    const { user } = open('/support/faq', noContentFile('faq'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The questions could not be loaded');
    mock(shipped);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Login/ })).toBeVisible();
  });

  it('shows an error when the content is malformed', async () => {
    open(
      '/support/faq',
      contentFile('faq', () => ({ topics: [{ id: 'a', title: 'A', questions: 'none' }] })),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The questions could not be loaded');
  });

  it('shows whom to call when the content has no topics', async () => {
    open(
      '/support/faq',
      contentFile('faq', () => ({ topics: [] })),
    );
    expect(await screen.findByRole('heading', { name: 'No questions yet' })).toBeVisible();
  });
});

describe('/faq/topic', () => {
  it('SUP-14, SUP-15: shows an accordion of questions, the first one open', async () => {
    const { user } = open('/faq/topic?topic=payments', shipped);
    await screen.findByRole('button', { expanded: true });
    const questions = screen.getAllByRole('button').filter((each) => each.hasAttribute('aria-expanded'));
    expect(questions.map((each) => each.getAttribute('aria-expanded') === 'true')).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    const second = screen.getByRole('button', { name: 'Can I pay early or pay more?' });
    await user.click(second);
    expect(questions[1]).toBe(second);
    expect(second).toHaveAttribute('aria-expanded', 'true');
  });

  it.each(['/faq/topic', '/faq/topic?topic=nonsense'] as const)(
    'SUP-16: %s returns to the list',
    async (path) => {
      const { platform } = open(path, shipped);
      expect(await screen.findByRole('link', { name: /Returning/ })).toBeVisible();
      expect(platform.navigation.location.pathname).toBe('/support/faq');
    },
  );

  it('shows markup in an answer as text', async () => {
    const questions = [{ question: 'Q <b>?', answer: '<img src=x onerror=alert(1)>' }];
    open(
      '/faq/topic?topic=a',
      contentFile('faq', () => ({ topics: [{ id: 'a', title: 'A', questions }] })),
    );
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });
});
