import { takeUp } from './take-up.ts';

describe('taking up one thing after another', () => {
  it('works on each once, and throws the error of one when the others have ended', async () => {
    const waiting = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const ended: number[] = [];
    const all = takeUp(
      async () => waiting.shift(),
      async (taken) => {
        if (taken === 2) throw new Error('of the second');
        await new Promise((resolve) => setImmediate(resolve));
        ended.push(taken);
      },
    );
    await expect(all).rejects.toThrow('of the second');
    expect(ended).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
