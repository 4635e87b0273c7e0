import { stopOnSignal } from './stop-on-signal.ts';

describe('a program that is told to stop', () => {
  /** Sends SIGTERM to a program that closes like this, and returns the code that it ends with. */
  const stopped = (close: () => Promise<void>) =>
    new Promise<number>((exit) => {
      const program = {
        once: (signal: string, stop: () => void) => {
          if (signal === 'SIGTERM') setImmediate(stop);
        },
        exit,
      };
      stopOnSignal(close, { program, within: 20 });
    });

  it('ends once everything is closed', async () => {
    expect(await stopped(async () => undefined)).toBe(0);
  });

  it('ends at its deadline although something never closes', async () => {
    expect(await stopped(() => new Promise(() => undefined))).toBe(1);
  });

  it('ends when closing fails', async () => {
    expect(await stopped(() => Promise.reject(new Error('stuck')))).toBe(1);
  });
});
