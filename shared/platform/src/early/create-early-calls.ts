import type { CallRequest, EarlyCalls } from '../api/early-calls.ts';
import { freshForMs } from '../query/fresh-for.ts';

/** Takes over what the page's inline script has left at the window. */
export function createEarlyCalls(page: Pick<Window, '__portalEarlyCalls'>): EarlyCalls {
  let waiting = page.__portalEarlyCalls ?? [];
  delete page.__portalEarlyCalls;
  return {
    take(request) {
      const found = waiting.find((call) => isSame(call, request) && Date.now() - call.startedAt < freshForMs);
      waiting = waiting.filter((call) => call !== found);
      clearTimeout(found?.limit);
      return found ?? null;
    },
    drop() {
      for (const call of waiting) call.abort();
      waiting = [];
    },
  };
}

function isSame(call: CallRequest, request: CallRequest): boolean {
  const names = Object.keys({ ...call.headers, ...request.headers });
  return (
    call.method === request.method &&
    call.address === request.address &&
    names.every((name) => call.headers[name] === request.headers[name])
  );
}
