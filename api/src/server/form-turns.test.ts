import { createFormTurns } from './form-turns.ts';

describe('forms that arrive at the same time', () => {
  it('API-88: are taken two at a time of one account, in their order, and those of others do not wait', async () => {
    const inTurn = createFormTurns();
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const send = (accountId: number, name: string) =>
      inTurn(accountId, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        if (name === 'first') throw new Error('The form could not be read.');
        return name;
      });
    const [first, ...others] = [send(1, 'first'), send(1, 'second'), send(1, 'third'), send(2, 'of another')];
    await new Promise(setImmediate);
    expect(begun).toEqual(['first', 'second', 'of another']);
    ends.get('first')?.();
    await expect(first).rejects.toThrow('could not be read');
    expect(begun).toContain('third');
    for (const end of ends.values()) end();
    expect(await Promise.all(others)).toEqual(['second', 'third', 'of another']);
  });
});
