import type { RemoteContract } from '../contract/contract.ts';
import { openPage } from '../test-support/open-page.ts';
import { sampleContract } from '../test-support/sample-contract.ts';
import { sampleUser } from '../test-support/sample-user.ts';

/** The browser's channel, as far as it is used: what one sends, every other one of the name hears. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();

  constructor(readonly name: string) {
    super();
    Channel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const channel of Channel.open) {
      if (channel !== this && channel.name === this.name)
        channel.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    }
  }

  close(): void {
    Channel.open.delete(this);
  }
}

const contract: RemoteContract = {
  ...sampleContract,
  emits: { 'payment-method.changed': { detail: { object: { type: 'string' } }, changes: ['payments'] } },
};

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Channel.open.clear();
});

/** Opens a tab of a customer that has answers about payments and methods. */
function openTab(userId: string) {
  const platform = openPage('/', { contracts: [contract] });
  platform.session.signIn({ token: 'abc', user: { ...sampleUser, id: userId } });
  for (const area of ['payments', 'methods']) platform.queryClient.setQueryData([area], 'old');
  const isStale = (area: string) => platform.queryClient.getQueryState([area])?.isInvalidated;
  return { platform, pay: () => platform.events.emit('payment-method.changed', { type: 'card' }), isStale };
}

it('what an event changes is stale in the other tabs of the same customer, and nothing else', () => {
  const [paying, other, stranger] = [openTab('1'), openTab('1'), openTab('2')];
  paying.pay();
  expect([other.isStale('payments'), other.isStale('methods')]).toEqual([true, false]);
  expect(stranger.isStale('payments')).toBe(false);
});

it('a tab that nobody is signed in to, or that is closed, neither tells nor hears of changes', () => {
  const [paying, other, closed] = [openTab('1'), openTab('1'), openTab('1')];
  closed.platform.dispose();
  other.platform.session.end('logout');
  other.pay();
  expect(paying.isStale('payments')).toBe(false);
  expect(Channel.open.size).toBe(2);
});

it('a message of another shape is not taken', () => {
  const tab = openTab('1');
  new Channel('portal.changes').postMessage({ userId: '1', areas: 'payments' });
  expect(tab.isStale('payments')).toBe(false);
});

it('a page whose browser forbids channels, or has none, starts and marks its own answers as stale', () => {
  function forbids() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
  for (const BroadcastChannel of [forbids, undefined]) {
    Object.assign(globalThis, { BroadcastChannel });
    const { platform, pay, isStale } = openTab('1');
    pay();
    expect(isStale('payments')).toBe(true);
    platform.dispose();
  }
});
