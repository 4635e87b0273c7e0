import { waitFor } from '@testing-library/react';
import { createNavigation } from './create-navigation.ts';
import type { HostNavigation } from './navigation.ts';

let navigation: HostNavigation;

/** jsdom walks through its history in a task of its own, with a popstate at the end. */
function walked(): Promise<void> {
  return new Promise((resolve) =>
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true }),
  );
}

function open(hash: string): HostNavigation {
  window.history.replaceState(null, '', `/${hash}`);
  navigation = createNavigation();
  return navigation;
}

const address = () => navigation.location.pathname + navigation.location.search;

afterEach(() => navigation.dispose());

describe('the address', () => {
  it('SHELL-22: is the hash, with path and query', () => {
    expect(open('#/samples/7?tab=a?b').location).toMatchObject({
      pathname: '/samples/7',
      search: '?tab=a?b',
    });
  });

  it.each(['', '#', '#/', '#?'])('is / for the hash %j', (hash) => {
    expect(open(hash).location).toMatchObject({ pathname: '/', search: '' });
  });

  it('changes by go, and listeners hear it once', () => {
    open('#/');
    const heard = jest.fn();
    navigation.subscribe(heard);
    navigation.go('/samples', { state: { from: 'test' } });
    expect(window.location.hash).toBe('#/samples');
    expect(navigation.location.state).toEqual({ from: 'test' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('hears nothing new in single-spa’s echo of its own move', () => {
    open('#/');
    navigation.go('/a');
    const heard = jest.fn();
    navigation.subscribe(heard);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
    expect(heard).not.toHaveBeenCalled();
  });

  it('follows an address that is typed', async () => {
    open('#/a');
    window.location.hash = '#/b';
    await walked();
    expect(navigation.location.pathname).toBe('/b');
  });

  it('follows Back, with the state of that entry', async () => {
    open('#/a');
    navigation.go('/b', { state: 1 });
    navigation.go('/c');
    window.history.back();
    await walked();
    expect(navigation.location).toMatchObject({ pathname: '/b', state: 1 });
  });
});

describe('back', () => {
  it('goes to the page before', async () => {
    open('#/a');
    navigation.go('/b');
    navigation.back('/fallback');
    await walked();
    expect(address()).toBe('/a');
  });

  it('goes to the fallback where the portal was opened on this page, also after a reload', () => {
    open('#/b');
    navigation.dispose();
    navigation = createNavigation();
    navigation.back('/fallback');
    expect(address()).toBe('/fallback');
  });

  it('still knows after a reload that there is a page before', async () => {
    open('#/a');
    navigation.go('/b');
    navigation.dispose();
    navigation = createNavigation();
    navigation.back('/fallback');
    await walked();
    expect(address()).toBe('/a');
  });
});

describe('the carried values', () => {
  it.each([
    ['SHELL-33, AUTH-81', '#/a?ui=portal', '/b', '/b?ui=portal'],
    ['SHELL-34, AUTH-81', '#/a?guard=store', '/b', '/b?guard=store'],
    ['SHELL-33, SHELL-34', '#/a?ui=customer&x=1&guard=web', '/b?y=2', '/b?y=2&ui=customer&guard=web'],
    ['its own value wins', '#/a?ui=portal&guard=store', '/b?ui=customer', '/b?ui=customer&guard=store'],
    ['unknown values stay behind', '#/a?ui=evil&guard=root', '/b', '/b'],
  ] as const)('%s: from %s to %s', (_rows, from, to, arrived) => {
    open(from);
    expect(navigation.href(to)).toBe(`#${arrived}`);
    navigation.go(to);
    expect(address()).toBe(arrived);
  });
});

it('is busy while a screen holds the page, and asks nobody who leaves', () => {
  open('#/form');
  const stop = navigation.hold();
  expect(navigation.state.busy).toBe(true);
  const closing = new Event('beforeunload', { cancelable: true });
  expect(window.dispatchEvent(closing)).toBe(true);
  navigation.go('/elsewhere');
  expect(address()).toBe('/elsewhere');
  stop();
  expect(navigation.state.busy).toBe(false);
});

describe('a block', () => {
  it('makes the page busy while it lasts', () => {
    expect(navigation.state.busy).toBe(false);
    const stop = navigation.block(() => true);
    expect(navigation.state.busy).toBe(true);
    stop();
    expect(navigation.state.busy).toBe(false);
  });

  it('keeps the customer here, or lets go, as they answer', async () => {
    open('#/form');
    const ask = jest.fn().mockReturnValueOnce(false).mockResolvedValue(true);
    navigation.block(ask);
    navigation.go('/b');
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect(address()).toBe('/form');
    navigation.go('/b');
    await waitFor(() => expect(address()).toBe('/b'));
  });

  it('holds Back as well, and nobody else hears of it', async () => {
    open('#/a');
    navigation.go('/form');
    const others = jest.fn();
    window.addEventListener('popstate', others);
    window.addEventListener('hashchange', others);
    const ask = jest.fn(() => false);
    navigation.block(ask);
    window.history.back();
    await waitFor(() => expect(ask).toHaveBeenCalled());
    await waitFor(() => expect(window.location.hash).toBe('#/form'));
    expect(address()).toBe('/form');
    expect(others).not.toHaveBeenCalled();
    window.removeEventListener('popstate', others);
    window.removeEventListener('hashchange', others);
  });

  it('lets Back through after a yes', async () => {
    open('#/a');
    navigation.go('/form');
    navigation.block(() => Promise.resolve(true));
    window.history.back();
    await waitFor(() => expect(address()).toBe('/a'));
  });

  it.each([
    [false, '/form'],
    [true, '/typed'],
  ])('asks for a typed address: %s leads to %s', async (answer, arrived) => {
    open('#/form');
    const ask = jest.fn(() => answer);
    navigation.block(ask);
    window.location.hash = '#/typed';
    await waitFor(() => expect(ask).toHaveBeenCalled());
    await waitFor(() => expect(window.location.hash).toBe(`#${arrived}`));
    expect(address()).toBe(arrived);
  });

  it('asks once while the question is open', async () => {
    open('#/form');
    const ask = jest.fn(() => new Promise<boolean>(() => {}));
    navigation.block(ask);
    navigation.go('/b');
    navigation.go('/c');
    await waitFor(() => expect(ask).toHaveBeenCalled());
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('ends when it is taken back, and gives way to force', () => {
    open('#/form');
    navigation.block(() => false)();
    navigation.go('/b');
    expect(address()).toBe('/b');
    navigation.block(() => false);
    navigation.force('/b');
    expect(address()).toBe('/b');
  });

  it('makes the browser ask before the tab is closed', () => {
    open('#/form');
    const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(true);
    const stop = navigation.block(() => false);
    expect(closing()).toBe(false);
    stop();
    expect(closing()).toBe(true);
  });
});
