/** Connections of one address within `span`, after which a further one waits: each costs a conversation and an answer. */
export const hellosByAddress = 60;
/** Milliseconds. */
const span = 60_000;

/**
 * Returns a function that counts a greeting of an address, and returns how many seconds it must wait; 0 when it need not.
 *
 * @param now milliseconds of a clock that only goes forward
 */
export function createHelloLimit(now: () => number): (address: string) => number {
  const latest = new Map<string, number[]>();
  return (address) => {
    const since = now() - span;
    forgetOld(latest, since);
    const times = latest.get(address) ?? [];
    const [first] = times;
    if (first !== undefined && times.length >= hellosByAddress) return Math.ceil((first - since) / 1000);
    times.push(now());
    latest.set(address, times);
    return 0;
  };
}

function forgetOld(latest: Map<string, number[]>, since: number): void {
  for (const [address, times] of latest) {
    while (times[0] !== undefined && times[0] <= since) times.shift();
    if (times.length === 0) latest.delete(address);
  }
}
