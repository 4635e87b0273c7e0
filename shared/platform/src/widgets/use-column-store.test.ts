import { renderHook } from '@testing-library/react';
import { useColumnStore } from './use-column-store.ts';

const key = 'columns.%2Freports%2Fretailers';
const store = () => renderHook(useColumnStore).result.current;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('UI-85: keeps what is chosen for another time', () => {
  store().setItem(key, '{"zip":true}');
  expect(store().getItem(key)).toBe('{"zip":true}');
  expect(localStorage.getItem(key)).toBe('{"zip":true}');
  expect(store().getItem('columns.of-another')).toBeNull();
});

it('UI-85: throws nothing where touching the storage throws', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const forbidden = store();
  expect(() => forbidden.setItem(key, '{}')).not.toThrow();
  expect(forbidden.getItem(key)).toBeNull();
});

it('UI-85: throws nothing when the storage is full or cannot be read', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const full = store();
  expect(() => full.setItem(key, '{}')).not.toThrow();
  expect(full.getItem(key)).toBeNull();
});
