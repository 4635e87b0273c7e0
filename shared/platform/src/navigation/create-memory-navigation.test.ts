import { openPage } from '../test-support/open-page.ts';
import { createMemoryNavigation } from './create-memory-navigation.ts';

const address = ({ location }: ReturnType<typeof createMemoryNavigation>) =>
  location.pathname + location.search;

describe('a platform in somebody else’s page', () => {
  it('leaves the history and the events of the page’s own router alone', () => {
    const route = { route: 'shop', scroll: 7 };
    const navigation = createMemoryNavigation({ path: '/samples' });
    const { navigation: used } = openPage('/', { navigation });
    window.history.replaceState(route, '', '/shop?page=2');
    const entries = window.history.length;
    const heard = jest.fn();
    window.addEventListener('popstate', heard);
    const unblock = used.block(() => false);
    window.dispatchEvent(new PopStateEvent('popstate', { state: route }));
    unblock();
    used.go('/samples/7');
    used.back('/samples');
    window.removeEventListener('popstate', heard);
    expect(heard).toHaveBeenCalledTimes(1);
    expect([window.history.state, window.history.length, window.location.href]).toEqual([
      route,
      entries,
      'http://localhost/shop?page=2',
    ]);
  });

  it('has a history.state that is as it was when it is created', () => {
    window.history.replaceState({ route: 'shop' }, '', '/shop');
    const replaced = jest.spyOn(window.history, 'replaceState');
    const listened = jest.spyOn(EventTarget.prototype, 'addEventListener');
    const navigation = createMemoryNavigation();
    navigation.block(() => false);
    expect(replaced).not.toHaveBeenCalled();
    expect(listened).not.toHaveBeenCalled();
    expect(window.history.state).toEqual({ route: 'shop' });
    jest.restoreAllMocks();
  });
});

describe('the addresses in memory', () => {
  it('begin at the path, and change by go, which listeners hear once', () => {
    const navigation = createMemoryNavigation({ path: '/samples?tab=a' });
    expect(navigation.location).toMatchObject({ pathname: '/samples', search: '?tab=a' });
    const heard = jest.fn();
    navigation.subscribe(heard);
    navigation.go('/samples/7?ui=portal', { state: { from: 'list' } });
    expect(navigation.location).toMatchObject({ pathname: '/samples/7', state: { from: 'list' } });
    expect(heard).toHaveBeenCalledTimes(1);
    navigation.go('/samples/8');
    expect(address(navigation)).toBe('/samples/8?ui=portal');
  });

  it('are walked back and forth, and back leads to its fallback from the first', () => {
    const navigation = createMemoryNavigation({ path: '/a' });
    navigation.go('/b');
    navigation.go('/c');
    navigation.walk(-2);
    expect(address(navigation)).toBe('/a');
    navigation.walk(1);
    navigation.walk(7);
    expect(address(navigation)).toBe('/b');
    navigation.go('/d');
    navigation.walk(1);
    expect(address(navigation)).toBe('/d');
    navigation.back('/x');
    navigation.back('/x');
    expect(address(navigation)).toBe('/a');
    navigation.back('/x');
    expect(address(navigation)).toBe('/x');
  });

  it('change when a block agrees, or without asking by force', async () => {
    const navigation = createMemoryNavigation({ path: '/a' });
    const answers = [false, true];
    const ask = jest.fn(() => Promise.resolve(answers.shift() ?? false));
    navigation.block(ask);
    navigation.go('/b');
    await Promise.resolve();
    expect([address(navigation), navigation.state.busy]).toEqual(['/a', true]);
    await new Promise((resolve) => setTimeout(resolve));
    navigation.go('/b');
    await new Promise((resolve) => setTimeout(resolve));
    expect(address(navigation)).toBe('/b');
    navigation.force('/c');
    expect([address(navigation), navigation.state.busy]).toEqual(['/c', false]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('stay when the page takes a move over, and links lead where the page says', () => {
    const takeOver = jest.fn((path: string) => path.startsWith('/elsewhere'));
    const navigation = createMemoryNavigation({
      path: '/a',
      takeOver,
      hrefOf: (path) => `https://portal.test/#${path}`,
    });
    navigation.go('/elsewhere/7');
    expect(address(navigation)).toBe('/a');
    navigation.go('/b');
    expect(takeOver.mock.calls).toEqual([['/elsewhere/7'], ['/b']]);
    expect(address(navigation)).toBe('/b');
    expect(navigation.href('/elsewhere')).toBe('https://portal.test/#/elsewhere');
  });
});
