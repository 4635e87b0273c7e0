import { showTheme, storedTheme, type ThemeChoice } from '../theme/theme.ts';
import { createChoice } from './create-choice.ts';

const root = document.documentElement;

function fromAnotherTab(key: string | null, newValue: string | null): void {
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

let dispose = () => {};

function open() {
  const theme = createChoice(storedTheme, (choice) => showTheme(root, choice));
  showTheme(root, theme.choice);
  dispose = () => theme.dispose();
  return theme;
}

afterEach(() => {
  dispose();
  jest.restoreAllMocks();
  localStorage.clear();
  delete root.dataset['scheme'];
});

it('follows the device until something is chosen', () => {
  expect(open().choice).toBe('system');
  expect(root).not.toHaveAttribute('data-scheme');
});

it('shows a choice on this page alone, and stores nothing', () => {
  const theme = open();
  const listener = jest.fn();
  theme.subscribe(listener);
  theme.show('dark');
  expect(theme.choice).toBe('dark');
  expect(root).toHaveAttribute('data-scheme', 'dark');
  expect(listener).toHaveBeenCalledTimes(1);
  dispose();
  expect(open().choice).toBe('system');
});

it('shows a choice at once, tells its listeners, and shows it again on the next visit', () => {
  const theme = open();
  const listener = jest.fn();
  const stop = theme.subscribe(listener);
  theme.choose('dark');
  expect(theme.choice).toBe('dark');
  expect(root).toHaveAttribute('data-scheme', 'dark');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  theme.choose('light');
  expect(listener).toHaveBeenCalledTimes(1);
  dispose();
  delete root.dataset['scheme'];
  expect(open().choice).toBe('light');
  expect(root).toHaveAttribute('data-scheme', 'light');
});

it('follows the device again once that is chosen', () => {
  const theme = open();
  theme.choose('dark');
  theme.choose('system');
  expect(root).not.toHaveAttribute('data-scheme');
});

it('takes over what another tab chooses or clears, and nothing else that it stores', () => {
  const theme = open();
  fromAnotherTab('portal.theme', 'dark');
  expect(root).toHaveAttribute('data-scheme', 'dark');
  fromAnotherTab('portal.columns', 'light');
  expect(theme.choice).toBe('dark');
  fromAnotherTab(null, null);
  expect(theme.choice).toBe('system');
});

it('is what the page gives, whatever the browser stores, and stores nothing', () => {
  localStorage.setItem('portal.theme', 'dark');
  const theme = createChoice<ThemeChoice>({ given: 'light' }, (choice) => showTheme(root, choice));
  fromAnotherTab('portal.theme', 'dark');
  fromAnotherTab(null, null);
  expect(theme.choice).toBe('light');
  theme.choose('system');
  expect([theme.choice, localStorage.getItem('portal.theme')]).toEqual(['system', 'dark']);
});

it('counts a stored text that is no choice as none', () => {
  localStorage.setItem('portal.theme', 'sepia');
  expect(open().choice).toBe('system');
});

it.each(['getItem', 'setItem'] as const)('holds for the page when %s is forbidden', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  const theme = open();
  theme.choose('dark');
  expect(theme.choice).toBe('dark');
  expect(root).toHaveAttribute('data-scheme', 'dark');
});
