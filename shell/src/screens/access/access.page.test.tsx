import { readUserAccess } from '@portal/api-contract';
import type { Guard } from '@portal/domain';
import { answers, callsOf, fails, malformed, mock, proxied, unreachable } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { currentPath, findTitle } from '../../fixtures/page-queries.ts';
import { exposesLifecycles } from '../../fixtures/fake-runtime.ts';
import { openSignedIn } from '../../fixtures/shell-page.tsx';

// What fails to load is written to the browser’s log.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

const admin = { guard: 'web' as const, is_admin: true };

/** Opens the page as an administrator. */
async function open(load: (remote: string) => Promise<unknown> = exposesLifecycles) {
  await openSignedIn('/staff/access', { user: admin, load });
  expect(await findTitle()).toHaveTextContent('Access explained');
  await screen.findByRole('textbox', { name: 'Address' });
  return userEvent.setup();
}

async function ask(
  user: ReturnType<typeof userEvent.setup>,
  address: string,
  access: { readonly guard: Guard; readonly abilities?: string[] },
): Promise<void> {
  mock(answers(readUserAccess, { abilities: [], is_admin: false, is_super_admin: false, ...access }));
  await submit(user, address);
}

async function submit(user: ReturnType<typeof userEvent.setup>, address: string): Promise<void> {
  await user.click(screen.getByRole('textbox', { name: 'Address' }));
  await user.paste(address);
  await user.click(screen.getByRole('textbox', { name: 'Email of the user' }));
  await user.paste('fay@portal.test');
  await user.click(screen.getByRole('button', { name: 'Explain' }));
}

const menuItem = (name: string) =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name));

describe('the explanation for administrators', () => {
  it('says which guard a route needs, and which menu items the user has', async () => {
    const user = await open();
    await ask(user, 'https://portal.test/#/leases/current?x=1', { guard: 'store' });
    expect(await screen.findByText('All Leases does not open for this user:')).toBeVisible();
    expect(screen.getAllByText('It needs the guard Customer.')).not.toHaveLength(0);
    expect(menuItem('All Leases')).toHaveTextContent('HiddenIt needs the guard Customer.');
    expect(menuItem('Filters')).toHaveTextContent('HiddenIt needs one of the abilities system.filters.add.');
    expect(menuItem('Log Out')).toHaveTextContent('Shown');
    expect(callsOf(readUserAccess).map(({ body }) => body)).toEqual([{ email: 'fay@portal.test' }]);
    expect(screen.getByText('fay@portal.test: guard Store; abilities: none.')).toBeVisible();
  });

  it('says that a route opens once the user has one of its abilities', async () => {
    const user = await open();
    await ask(user, '/filters', { guard: 'web', abilities: ['a.b', 'system.other'] });
    expect(await screen.findByText('All Leases opens for this user.')).toBeVisible();
  });

  it.each([
    [
      '/staff/access',
      'store',
      ['It needs the guard System.', 'It needs one of the abilities system.users.access.'],
    ],
    ['/staff', 'client', ['It needs the guard System, Store, Retailer.']],
    ['/welcome', 'store', ['It is only for visitors who are not logged in.']],
  ] as const)(
    'SHELL-70, SHELL-71: says why %s of the shell does not open for guard %s',
    async (address, guard, reasons) => {
      const user = await open();
      await ask(user, address, { guard });
      const answer = await screen.findByText(`${address} does not open for this user:`);
      const items = within(answer.parentElement as HTMLElement).getAllByRole('listitem');
      expect(items.map((item) => item.textContent)).toEqual(reasons);
    },
  );

  it.each(['/staff', '/403', '/'])('says that %s of the shell opens', async (address) => {
    const user = await open();
    await ask(user, address, { guard: 'store' });
    expect(await screen.findByText(`${address} opens for this user.`)).toBeVisible();
  });

  it('says that a remote failed, and why', async () => {
    const user = await open((remote) =>
      remote === 'mfe-leases' ? Promise.resolve({ mount: null }) : exposesLifecycles(),
    );
    await ask(user, '/any', { guard: 'store' });
    expect(await screen.findByText(/^mfe-leases failed in this tab: does not expose/)).toBeVisible();
  });

  it('says that no remote has an address, and which remotes are left out', async () => {
    const user = await open();
    await ask(user, '/support/faq', { guard: 'client' });
    expect(
      await screen.findByText('No part of the active release has the address /support/faq.'),
    ).toBeVisible();
    expect(screen.getAllByText(/^mfe-support is left out with all of its routes/)).not.toHaveLength(0);
  });

  it('says that menu items are hidden because their remote is left out, whatever the address', async () => {
    const user = await open();
    await ask(user, '/leases/current', { guard: 'client' });
    expect(
      await screen.findByText(/^mfe-support is left out with all of its routes and menu items/),
    ).toBeVisible();
  });

  it.each([
    [
      fails(readUserAccess, { status: 404, error: 'No account has this email address.' }),
      'No account has this email address.',
    ],
    [unreachable(readUserAccess), 'The api gave no answer that can be used.'],
    [proxied(readUserAccess, 403), 'The api gave no answer that can be used.'],
    [malformed(readUserAccess), 'The api gave no answer that can be used.'],
  ])('says why it could not read what the user may do: %#', async (answer, reason) => {
    const user = await open();
    mock(answer);
    await submit(user, '/leases/current');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Unable to read what this user may do. ${reason}`,
    );
    expect(screen.queryByText(/for this user/)).toBeNull();
  });

  it('leads other staff to /403, and customers home', async () => {
    await openSignedIn('/staff/access', { user: { guard: 'store' } });
    expect(currentPath()).toBe('/403');
  });
});
