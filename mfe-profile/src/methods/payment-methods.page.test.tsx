import {
  deleteBank,
  cardFormConfig,
  deleteCard,
  listBanks,
  listCards,
  setDefaultMethod,
  type WireCard,
} from '@portal/api-contract';
import { cardNetworks } from '@portal/domain';
import { PaymentMethodIcon } from '@portal/ui/icons';
import { answers, callsOf, fails, pends, unreachable, type Mock } from '@portal/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { openProfile } from '../fixtures/open-profile.ts';
import { nextYear, wireBanks, wireCard, wireCards, wireCustomer } from '../fixtures/wire-methods.ts';

const twoCards = [wireCard('1'), wireCard('2', { card: { last4: '0005', exp_month: 1, exp_year: 2024 } })];

function open(mocks: readonly Mock[] = []) {
  const opened = openProfile('/profile/payment-methods', {
    mocks: [...mocks, answers(listCards, wireCards(twoCards)), answers(listBanks, wireBanks())],
    released: ['profile.addCard', 'profile.addBank'],
  });
  const changed: string[] = [];
  opened.platform.events.on('payment-method.changed', ({ type }) => changed.push(type));
  return { ...opened, changed };
}

const openCards = (cards: readonly WireCard[]) => open([answers(listCards, wireCards(cards))]);
const row = async (name: string | RegExp) => {
  const [found] = (await screen.findAllByRole('listitem')).filter((item) => within(item).queryByText(name));
  if (!found) throw new Error(`no row ${name}`);
  return found;
};
const button = (name: RegExp) => screen.findByRole('button', { name });
const listings = () => [callsOf(listCards).length, callsOf(listBanks).length];

describe('the lists', () => {
  it('PROF-26, PROF-78: show the saved cards with number ending and expiry', async () => {
    open();
    const cards = await screen.findByRole('list', { name: 'Cards' });
    expect(within(cards).getAllByRole('listitem')).toHaveLength(2);
    expect(await row('Visa ending 4242')).toHaveTextContent(`Expires 08/${nextYear % 100} · Dana Whitfield`);
    expect(await row('Visa ending 0005')).toHaveTextContent('Expired');
  });

  it('PROF-27, PROF-48, PROF-79: show the saved bank accounts with bank, owner and endings', async () => {
    open();
    const banks = await screen.findByRole('list', { name: 'Bank accounts' });
    expect(within(banks).getByRole('listitem')).toHaveTextContent(
      /Macon Credit Union ending 4821.*Dana Whitfield · Routing ending 0021/,
    );
  });

  it('PROF-43, PROF-44, PROF-45: read number, expiry and holder in the other spelling', async () => {
    openCards([
      wireCard('9', {
        card: { cardNumber: '************1117', expirationDate: '0731', firstName: 'Ana', lastName: 'Ruiz' },
      }),
    ]);
    expect(await row('Visa ending 1117')).toHaveTextContent('Expires 07/31 · Ana Ruiz');
  });

  it('PROF-46, PROF-47: the network in the verification data selects the logo', async () => {
    openCards(cardNetworks.map((network, at) => wireCard(String(at), { verification_data: { network } })));
    const cards = within(await screen.findByRole('list', { name: 'Cards' })).getAllByRole('listitem');
    cards.forEach((card, at) => {
      const logo = render(<PaymentMethodIcon type="card" network={cardNetworks[at]} />).container;
      expect(card.querySelector('[aria-hidden]')?.textContent).toBe(logo.textContent);
      expect(card.querySelectorAll('svg').length).toBe(logo.querySelectorAll('svg').length);
    });
    expect(cards.map((card) => card.querySelector('span[aria-hidden] ~ div')?.textContent)).toEqual(
      ['Visa', 'American Express', 'Mastercard', 'Discover', 'Diners Club', 'JCB', 'UnionPay'].map(
        (name) => expect.stringContaining(`${name} ending 4242`) as string,
      ),
    );
  });

  it('show a card that has neither network, number, expiry nor name', async () => {
    openCards([wireCard('9', { card: null, verification_data: null })]);
    expect(await row('Card')).not.toHaveTextContent(/null|undefined|NaN|Expires/);
  });

  it('PROF-31, PROF-32: have the ways to add a card and a bank account', async () => {
    const { platform } = open();
    const card = await screen.findByRole('link', { name: 'Add New Credit Card' });
    expect(card).toHaveAttribute('href', `#${platform.routes.profile.addCard()}`);
    const bank = screen.getByRole('link', { name: 'Add New ACH Account' });
    expect(bank).toHaveAttribute('href', `#${platform.routes.profile.addBank()}`);
  });

  it('say when nothing is saved yet', async () => {
    open([answers(listCards, wireCards([])), answers(listBanks, wireBanks([]))]);
    expect(await screen.findByText('No cards saved yet.')).toBeVisible();
    expect(screen.getByText('No bank accounts saved yet.')).toBeVisible();
  });

  it('say that they load', () => {
    open([pends(listCards), pends(listBanks)]);
    expect(screen.getAllByText('Loading')).toHaveLength(2);
  });

  it('one that can’t be loaded leaves the other usable and is loaded again on request', async () => {
    let broken = true;
    const { user } = open([
      {
        endpoint: listCards,
        respond: (request) =>
          (broken ? unreachable(listCards) : answers(listCards, wireCards(twoCards))).respond(request),
      },
    ]);
    expect(await screen.findByText('We couldn’t load your cards')).toBeVisible();
    expect(await row('Macon Credit Union ending 4821')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('Visa ending 4242')).toBeVisible();
  });

  it('PROF-10, PROF-12: are under the payments tab', () => {
    expect(contract.tabGroups).toContainEqual({
      id: 'profile',
      tabs: [
        { route: 'main', label: 'tab.main' },
        { route: 'payment-methods', label: 'tab.methods' },
      ],
    });
    expect(contract.messages.en['tab.methods']).toBe('Payment Methods');
  });
});

describe('a method', () => {
  it('PROF-28, PROF-29, PROF-56, PROF-57: is the default, or can be made the default and removed', async () => {
    open();
    const [standing, other, bank] = await Promise.all([
      row('Visa ending 4242'),
      row('Visa ending 0005'),
      row('Macon Credit Union ending 4821'),
    ]);
    expect(within(standing).getByText('Default')).toBeVisible();
    expect(within(standing).queryByRole('button', { name: /Make Default|Remove/ })).not.toBeInTheDocument();
    for (const item of [other, bank]) {
      expect(within(item).queryByText('Default')).not.toBeInTheDocument();
      expect(within(item).getByRole('button', { name: /^Make Default Payment/ })).toBeEnabled();
      expect(within(item).getByRole('button', { name: /^Remove Payment Method/ })).toBeEnabled();
    }
  });

  it.each([
    ['a type with Card in it', 'SomeCardType', '1', 'Visa ending 4242'],
    ['any other type', 'Checking', '3', 'Macon Credit Union ending 4821'],
  ])('PROF-49: is found to be the default by %s and the id', async (_, type, id, name) => {
    const customer = wireCustomer(type, id);
    open([
      answers(listCards, wireCards(twoCards, customer)),
      answers(listBanks, wireBanks(['3', '1'], customer)),
    ]);
    expect(within(await row(name)).getByText('Default')).toBeVisible();
    expect(screen.getAllByText('Default')).toHaveLength(1);
  });

  it('PROF-42, PROF-58, PROF-59: of another provider than the card provider can only be verified', async () => {
    openCards([wireCard('1', { provider: 'Payliance' }), wireCard('2', { provider: 'stripe' })]);
    await screen.findByRole('list', { name: 'Cards' });
    const [held, other] = within(screen.getByRole('list', { name: 'Cards' })).getAllByRole('listitem');
    if (!held || !other) throw new Error('two cards');
    expect(within(held).queryByRole('button', { name: /Card Requires Verification/ })).toBeNull();
    expect(
      within(other)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Card Requires Verification']);
  });

  it('PROF-03, PROF-30, PROF-101: is entered again after the question Proceed?, with the id of the old card', async () => {
    const { user, platform } = open([
      answers(listCards, wireCards([wireCard('1'), wireCard('2', { provider: 'stripe' })])),
      pends(cardFormConfig),
    ]);
    await user.click(await button(/^Card Requires Verification/));
    const question = screen.getByRole('dialog');
    expect(question).toHaveTextContent(
      /Payments scheduled with it are then made with the new details\. Proceed\?/,
    );
    await user.click(within(question).getByRole('button', { name: 'No' }));
    expect(platform.navigation.location.pathname).toBe('/profile/payment-methods');
    await user.click(await button(/^Reverify/));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    const { pathname, search } = platform.navigation.location;
    expect(pathname + search).toBe('/profile/add-card?old_card=1');
  });
});

describe('a change', () => {
  it('PROF-04, PROF-50, PROF-67, PROF-86, PROF-103: of the default sends type and id, tells the portal and loads both lists', async () => {
    let customer = wireCustomer();
    const { user, changed } = open([
      {
        endpoint: setDefaultMethod,
        respond: (request) => {
          customer = wireCustomer('BankAccount', '3');
          return answers(setDefaultMethod, null).respond(request);
        },
      },
      answers(listCards, () => wireCards(twoCards, customer)),
      answers(listBanks, () => wireBanks(['3'], customer)),
    ]);
    await user.click(await button(/^Make Default Payment: Macon/));
    expect(await screen.findByText('Macon Credit Union ending 4821 is now your default.')).toBeVisible();
    expect(callsOf(setDefaultMethod).map(({ body }) => body)).toEqual([{ type: 'bank', id: '3' }]);
    expect(changed).toEqual(['bank']);
    await waitFor(() => expect(listings()).toEqual([2, 2]));
    expect(within(await row('Macon Credit Union ending 4821')).getByText('Default')).toBeVisible();
  });

  it.each([
    [
      'PROF-02, PROF-68, PROF-83, PROF-100: a card',
      deleteCard,
      /^Remove Payment Method: Visa ending 0005/,
      '2',
      'card',
    ],
    ['PROF-69, PROF-85, PROF-99: a bank account', deleteBank, /^Remove Payment Method: Macon/, '3', 'bank'],
  ] as const)('%s is removed once the customer has confirmed it', async (_, endpoint, name, id, type) => {
    const { user, changed } = open([answers(endpoint, null)]);
    await user.click(await button(name));
    expect(screen.getByRole('dialog')).toHaveTextContent(/scheduled/);
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(callsOf(endpoint)).toHaveLength(0);
    await user.click(await button(name));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/is removed\.$/)).toBeVisible();
    expect(callsOf(endpoint).map(({ path }) => path)).toEqual([{ id }]);
    expect(changed).toEqual([type]);
    await waitFor(() => expect(listings()).toEqual([2, 2]));
  });

  it('of a removed method leaves the focus on what can be done with the next one', async () => {
    let gone = false;
    const { user } = open([
      {
        endpoint: deleteCard,
        respond: (request) => {
          gone = true;
          return answers(deleteCard, null).respond(request);
        },
      },
      answers(listCards, () => wireCards(gone ? [wireCard('1')] : twoCards)),
    ]);
    await user.click(await button(/^Remove Payment Method: Visa ending 0005/));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await button(/^Reverify: Visa ending 4242/)).toHaveFocus());
  });

  it('what happens to scheduled payments is said before it', async () => {
    open();
    expect(await screen.findByText(/Payments that are already scheduled keep the method/)).toBeVisible();
  });

  it('PROF-57 (OP-79): all actions wait while one runs', async () => {
    const { user } = open([pends(setDefaultMethod)]);
    await user.click(await button(/^Make Default Payment: Macon/));
    expect(await button(/^Make Default Payment: Macon/)).toHaveAttribute('aria-busy', 'true');
    for (const name of [
      /^Remove Payment Method: Macon/,
      /^Make Default Payment: Visa/,
      /^Reverify: Visa ending 4242/,
    ])
      expect(await button(name)).toBeDisabled();
  });

  it('PROF-90, PROF-103: of the default that fails shows the message of the response', async () => {
    const { user, changed } = open([
      fails(setDefaultMethod, {
        status: 200,
        code: 422,
        error: { id: ['This card must be verified first.'] },
      }),
    ]);
    await user.click(await button(/^Make Default Payment: Visa ending 0005/));
    expect(await screen.findByRole('alert')).toHaveTextContent('This card must be verified first.');
    expect(changed).toEqual([]);
    await waitFor(async () => expect(await button(/^Make Default Payment: Macon/)).toBeEnabled());
  });

  it.each([
    ['PROF-91, PROF-103: a card', deleteCard, /^Remove Payment Method: Visa ending 0005/],
    ['PROF-92, PROF-103: a bank account', deleteBank, /^Remove Payment Method: Macon/],
  ] as const)(
    '%s that is gone already is said in the words of the response, and leaves the list',
    async (_, endpoint, name) => {
      let gone = false;
      const { user } = open([
        {
          endpoint,
          respond: (request) => {
            gone = true;
            return fails(endpoint, { status: 200, code: 404, error: 'It was not found.' }).respond(request);
          },
        },
        answers(listCards, () => wireCards(gone ? [wireCard('1')] : twoCards)),
        answers(listBanks, () => wireBanks(gone ? [] : ['3'])),
      ]);
      await user.click(await button(name));
      await user.click(screen.getByRole('button', { name: 'Remove' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('It was not found.');
      await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
    },
  );

  it('PROF-68: a card whose removal was made although its answer was lost is told to be removed', async () => {
    let gone = false;
    const { user, changed } = open([
      {
        endpoint: deleteCard,
        respond: (request) => {
          gone = true;
          return unreachable(deleteCard).respond(request);
        },
      },
      answers(listCards, () => wireCards(gone ? [wireCard('1')] : twoCards)),
    ]);
    await user.click(await button(/^Remove Payment Method: Visa ending 0005/));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Visa ending 0005 is removed.')).toBeVisible();
    expect(changed).toEqual(['card']);
    expect(screen.queryByText(/We can’t be reached/)).not.toBeInTheDocument();
  });

  it('PROF-67: a default that was made although its answer was lost is told to be the default', async () => {
    let customer = wireCustomer();
    const { user } = open([
      {
        endpoint: setDefaultMethod,
        respond: (request) => {
          customer = wireCustomer('BankAccount', '3');
          return fails(setDefaultMethod, { status: 503, error: 'Closed tonight.' }).respond(request);
        },
      },
      answers(listCards, () => wireCards(twoCards, customer)),
      answers(listBanks, () => wireBanks(['3'], customer)),
    ]);
    await user.click(await button(/^Make Default Payment: Macon/));
    expect(await screen.findByText('Macon Credit Union ending 4821 is now your default.')).toBeVisible();
    expect(screen.queryByText('Closed tonight.')).not.toBeInTheDocument();
  });

  it('PROF-91: a removal without an answer that the list does not show is a failure', async () => {
    const { user, changed } = open([unreachable(deleteCard)]);
    await user.click(await button(/^Remove Payment Method: Visa ending 0005/));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t be reached.');
    expect(changed).toEqual([]);
  });
});
