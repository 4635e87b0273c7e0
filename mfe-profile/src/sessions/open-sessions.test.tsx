import { endOtherSessions, endSession, listSessions } from '@portal/api-contract';
import { answers, callsOf, fails, pends, proxied, type Mock } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openProfile } from '../fixtures/open-profile.ts';
import { wireSession, wireSessions } from '../fixtures/wire-sessions.ts';

const phone = wireSession('2', { browser: 'Safari', system: 'iPhone' });
const tablet = wireSession('3', { browser: 'Chrome', system: 'Android', address: null });

const open = (...mocks: readonly Mock[]) => openProfile('/profile/main', { mocks });
const rows = async () => within(await screen.findByRole('list', { name: title })).getAllByRole('listitem');
const title = 'Where you’re logged in';
const logOut = (device: string) => screen.findByRole('button', { name: `Log out: ${device}` });

/** An api that forgets the sessions that are ended. */
function withSessions(others = [phone, tablet]): readonly Mock[] {
  let left = others;
  return [
    answers(listSessions, () => wireSessions(left)),
    answers(endSession, ({ path }) => {
      left = left.filter(({ id }) => id !== path['id']);
      return null;
    }),
    answers(endOtherSessions, () => {
      left = [];
      return null;
    }),
  ];
}

describe('where the customer is signed in', () => {
  it('is shown with device, address and last use, and which one this is', async () => {
    open(...withSessions());
    const [own, first, second] = await rows();
    expect(own).toHaveTextContent('Firefox on MacThis oneIn use now · 192.0.2.7');
    expect(first).toHaveTextContent(/^Safari on iPhoneLast used Nov 20, 2026, .* · 192\.0\.2\.7Log out$/);
    expect(second).toHaveTextContent(/^Chrome on AndroidLast used Nov 20, 2026, [^·]*$/);
  });

  it.each([
    [{ browser: 'Chrome', system: null }, 'Chrome'],
    [{ browser: null, system: 'iPad' }, 'iPad'],
    [{ browser: null, system: null }, 'Unknown device'],
  ])('names what is known of a device: %j', async (known, name) => {
    open(...withSessions([wireSession('2', known)]));
    expect(await logOut(name)).toBeVisible();
  });

  it('tells devices of the same name apart by last use and address, for those who hear only the button', async () => {
    const unknown = (id: string, address: string) =>
      wireSession(id, { browser: null, system: null, address });
    open(...withSessions([unknown('2', '192.0.2.8'), unknown('3', '192.0.2.9'), phone]));
    for (const address of [/ · 192\.0\.2\.8$/, / · 192\.0\.2\.9$/])
      expect(await screen.findByRole('button', { name: address })).toHaveAccessibleName(
        /^Log out: Unknown device · Last used Nov 20, 2026/,
      );
    expect(await logOut('Safari on iPhone')).toBeVisible();
  });

  it('offers no way to end the present session, or all others when there are none', async () => {
    open(...withSessions([]));
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Log out/ })).not.toBeInTheDocument();
  });

  it.each([404, 405, 501])('is hidden against a backend that answers %d', async (status) => {
    open(fails(listSessions, { status }));
    await waitFor(() => expect(callsOf(listSessions)).toHaveLength(1));
    expect(await screen.findByText('Notifications')).toBeVisible();
    expect(screen.queryByText(/logged in/)).not.toBeInTheDocument();
  });

  it('says that it could not be loaded, and loads it again', async () => {
    let broken = true;
    const { user } = open({
      endpoint: listSessions,
      respond: (request) =>
        (broken ? fails(listSessions, { status: 500 }) : answers(listSessions, wireSessions())).respond(
          request,
        ),
    });
    expect(await screen.findByText('We couldn’t load where you’re logged in')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('a session', () => {
  it('is ended, said, and leaves the list; the focus goes to the next one', async () => {
    const { user } = open(...withSessions());
    await user.click(await logOut('Safari on iPhone'));
    expect(await screen.findByText('Safari on iPhone is logged out.')).toBeVisible();
    expect(callsOf(endSession).map(({ path }) => path)).toEqual([{ id: '2' }]);
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await waitFor(async () => expect(await logOut('Chrome on Android')).toHaveFocus());
  });

  it('that has ended meanwhile counts as ended', async () => {
    const { user } = open(
      fails(endSession, { status: 404, error: 'The session was not found.' }),
      ...withSessions([phone]),
    );
    await user.click(await logOut('Safari on iPhone'));
    expect(await screen.findByText('Safari on iPhone is logged out.')).toBeVisible();
    expect(callsOf(listSessions)).toHaveLength(2);
  });

  it('that could not be ended stays, with the reason', async () => {
    const { user } = open(
      fails(endSession, { status: 500, error: 'Closed tonight' }),
      ...withSessions([phone]),
    );
    await user.click(await logOut('Safari on iPhone'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Closed tonight');
    await waitFor(async () => expect(await logOut('Safari on iPhone')).toBeEnabled());
  });

  it('SHARED-60: is not said to be ended when it is a proxy that does not find the address', async () => {
    const { user } = open(proxied(endSession, 404), ...withSessions([phone]));
    await user.click(await logOut('Safari on iPhone'));
    expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work. Please try again.');
    expect(screen.queryByText(/is logged out/)).not.toBeInTheDocument();
  });

  it('is not ended twice while the first call runs', async () => {
    const { user } = open(pends(endSession), ...withSessions());
    await user.click(await logOut('Safari on iPhone'));
    expect(await logOut('Safari on iPhone')).toHaveAttribute('aria-busy', 'true');
    expect(await logOut('Chrome on Android')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Log out all others' })).toBeDisabled();
  });
});

describe('all other sessions', () => {
  it('are ended once the customer has confirmed it', async () => {
    const { user } = open(...withSessions());
    await user.click(await screen.findByRole('button', { name: 'Log out all others' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(callsOf(endOtherSessions)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Log out all others' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('You are logged out everywhere else.')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
  });
});
