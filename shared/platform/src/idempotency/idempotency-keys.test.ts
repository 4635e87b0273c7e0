import { createIdempotencyKeys, type KeyStorage } from './idempotency-keys.ts';

const payment = ['7', 'lease-a', '8420', '2026-12-04', 'bank:3'];

function memoryStorage(): KeyStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
}

const forbidden: KeyStorage = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};

describe('idempotency keys', () => {
  it('give one action the same key again, after a reload and in another tab', () => {
    const storage = memoryStorage();
    const key = createIdempotencyKeys(storage).keyFor(payment);
    expect(createIdempotencyKeys(storage).keyFor(payment)).toBe(key);
    expect(key).toMatch(/^[\w-]{8,64}$/);
  });

  it.each([
    ['lease', ['7', 'lease-b', '8420', '2026-12-04', 'bank:3']],
    ['amount', ['7', 'lease-a', '8421', '2026-12-04', 'bank:3']],
    ['date', ['7', 'lease-a', '8420', '2026-12-05', 'bank:3']],
    ['method', ['7', 'lease-a', '8420', '2026-12-04', 'card:3']],
    ['customer', ['8', 'lease-a', '8420', '2026-12-04', 'bank:3']],
  ])('give another %s another key', (_, other) => {
    const keys = createIdempotencyKeys(memoryStorage());
    expect(keys.keyFor(other)).not.toBe(keys.keyFor(payment));
  });

  it('are new after the outcome is final', () => {
    const keys = createIdempotencyKeys(memoryStorage());
    const first = keys.keyFor(payment);
    keys.forget(payment);
    expect(keys.keyFor(payment)).not.toBe(first);
  });

  it('tell nothing of the payment to who reads the storage', () => {
    const storage = memoryStorage();
    createIdempotencyKeys(storage).keyFor(payment);
    expect(JSON.stringify([...storage.entries])).not.toMatch(/8420|lease-a|2026-12-04/);
  });

  it('stay the same on this page when storage is forbidden or full', () => {
    const keys = createIdempotencyKeys(forbidden);
    const key = keys.keyFor(payment);
    expect(keys.keyFor(payment)).toBe(key);
    keys.forget(payment);
    expect(keys.keyFor(payment)).not.toBe(key);
  });

  it('replace a stored value of another shape', () => {
    const storage = memoryStorage();
    const keys = createIdempotencyKeys(storage);
    keys.keyFor(payment);
    const [entry] = storage.entries.keys();
    storage.entries.set(entry ?? '', 'x; y');
    expect(createIdempotencyKeys(storage).keyFor(payment)).toMatch(/^[\w-]{8,64}$/);
  });
});
