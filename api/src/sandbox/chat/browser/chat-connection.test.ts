import { backoff } from './chat-connection.ts';

describe('reconnecting to the chat', () => {
  it('waits longer after each try, up to 12.5 seconds', () => {
    const waits = [0, 1, 2, 3, 4, 5, 20].map((tries) => backoff(tries, 0.5));
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    expect(backoff(0, 0)).toBe(375);
    expect(backoff(20, 1)).toBe(12_500);
  });
});
