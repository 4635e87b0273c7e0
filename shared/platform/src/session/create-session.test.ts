import { platformEventShape } from '../contract/event-shapes.ts';
import { createEventBus } from '../events/create-event-bus.ts';
import { createSession } from './create-session.ts';
import { sampleUser as user } from '../test-support/sample-user.ts';

function make() {
  const events = createEventBus({ shapeOf: platformEventShape });
  const heard: string[] = [];
  events.on('session.started', ({ userId }) => heard.push(`started ${userId}`));
  events.on('session.ended', ({ why }) => heard.push(`ended ${why}`));
  events.on('user.changed', ({ userId }) => heard.push(`changed ${userId}`));
  const onMemoryOnly = jest.fn();
  const go = jest.fn();
  return { session: createSession({ events, go, onMemoryOnly }), heard, go, onMemoryOnly };
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('the session', () => {
  it('SHARED-32: is signed out without a token, and not known while a kept token waits for its check', () => {
    expect(make().session.state).toEqual({ status: 'signed-out' });
    sessionStorage.setItem('portal.token', 'kept');
    const { session } = make();
    expect(session.state).toEqual({ status: 'unknown' });
    expect(session.token).toBe('kept');
  });

  it('SHARED-33: keeps the token in session storage, and nothing else anywhere', () => {
    const { session, heard } = make();
    session.signIn({ token: 'abc', user });
    expect({ ...sessionStorage }).toEqual({ 'portal.token': 'abc' });
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
    expect(session.state).toEqual({ status: 'signed-in', user });
    expect(heard).toEqual(['started 7']);
  });

  it('SHARED-35, SHARED-37, SHARED-64: forgets token and user at its end, and says so once', () => {
    const { session, heard } = make();
    session.signIn({ token: 'abc', user });
    session.end('logout');
    session.end('expired');
    expect(session.token).toBeNull();
    expect(session.state).toEqual({ status: 'signed-out', ended: 'logout' });
    expect(sessionStorage).toHaveLength(0);
    expect(heard).toEqual(['started 7', 'ended logout']);
  });

  it('forgets at its end what a remote has stored for it in the tab', () => {
    const { session } = make();
    session.signIn({ token: 'abc', user });
    sessionStorage.setItem('portal.place.7', 'at=1_2');
    session.end('expired');
    expect(sessionStorage).toHaveLength(0);
  });

  it('ends while the kept token is still unchecked', () => {
    sessionStorage.setItem('portal.token', 'old');
    const { session, heard } = make();
    session.end('expired');
    expect(session.state).toEqual({ status: 'signed-out', ended: 'expired' });
    expect(heard).toEqual(['ended expired']);
  });

  it('SHARED-39, PROF-71: updates the phone settings of the user in memory', () => {
    const { session, heard } = make();
    session.signIn({ token: 'abc', user });
    session.updateUser({ phoneSettings: { notifications: false, solicitations: true } });
    expect(session.state).toMatchObject({
      user: { firstName: 'Dana', phoneSettings: { notifications: false, solicitations: true } },
    });
    expect(heard).toEqual(['started 7', 'changed 7']);
  });

  it('changes no user when nobody is signed in', () => {
    const { session, heard } = make();
    session.updateUser({ firstName: 'Eve' });
    expect(session.state).toEqual({ status: 'signed-out' });
    expect(heard).toEqual([]);
  });

  it('tells a subscriber of each change, with a new state', () => {
    const { session } = make();
    const seen: string[] = [];
    const stop = session.subscribe(() => seen.push(session.state.status));
    session.signIn({ token: 'abc', user });
    session.end('logout');
    stop();
    session.signIn({ token: 'abc', user });
    expect(seen).toEqual(['signed-in', 'signed-out']);
  });

  it('AUTH-43: goes where a sign-in leads as one step: who follows the address knows the user, and who follows the session the address', () => {
    const { session, go } = make();
    const order: unknown[] = [];
    go.mockImplementation((to) => order.push([to, session.state.status]));
    session.subscribe(() => order.push('told'));
    session.signIn({ token: 'abc', user }, '/leases');
    expect(order).toEqual([['/leases', 'signed-in'], 'told']);
  });

  it('answers the same state as long as nothing changes', () => {
    const { session } = make();
    session.signIn({ token: 'abc', user });
    expect(session.state).toBe(session.state);
  });

  it.each(['', 'two words', 'line\nbreak', 'é', 'x'.repeat(4097)])(
    'ignores a kept token of another shape',
    (kept) => {
      sessionStorage.setItem('portal.token', kept);
      const { session } = make();
      expect(session.token).toBeNull();
      expect(session.state).toEqual({ status: 'signed-out' });
    },
  );
});

describe('a session', () => {
  it('stays in memory when storage is full, and tells the customer once', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { session, onMemoryOnly } = make();
    session.signIn({ token: 'abc', user });
    session.signIn({ token: 'def', user });
    expect(session.token).toBe('def');
    expect(session.state.status).toBe('signed-in');
    expect(onMemoryOnly).toHaveBeenCalledTimes(1);
  });

  it('throws nothing when storage is forbidden', () => {
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { session, onMemoryOnly } = make();
    session.signIn({ token: 'abc', user });
    expect(onMemoryOnly).toHaveBeenCalledTimes(1);
    session.end('logout');
    expect(session.token).toBeNull();
  });
});
