import type { DevTools, ProtocolEvent } from './dev-tools.ts';

/** A page without a request for this long is quiet, ms. */
const quietTime = 500;

interface RequestEvent extends ProtocolEvent {
  readonly params: { readonly requestId: string };
}

const ends = ['Network.loadingFinished', 'Network.loadingFailed'];

const isOfRequest = (event: ProtocolEvent): event is RequestEvent =>
  event.method === 'Network.requestWillBeSent' || ends.includes(event.method);

/** Follows the requests of a tab while its network is watched. */
export function watchQuiet(
  browser: DevTools,
  sessionId: string,
): { untilQuiet(): Promise<void>; end(): void } {
  const underWay = new Set<string>();
  let finish = () => {};
  let timer: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(timer);
    if (underWay.size === 0) timer = setTimeout(() => finish(), quietTime);
  };
  const end = browser.onEvent((event) => {
    if (event.sessionId !== sessionId || !isOfRequest(event)) return;
    if (ends.includes(event.method)) underWay.delete(event.params.requestId);
    else underWay.add(event.params.requestId);
    onChange();
  });
  return {
    end,
    untilQuiet: () =>
      new Promise((resolve) => {
        finish = resolve;
        onChange();
      }),
  };
}
