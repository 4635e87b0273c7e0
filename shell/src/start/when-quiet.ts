import type { QueryClient } from '@tanstack/react-query';
import { idle } from './idle.ts';

/** Nothing has come over the network for this long: the screen has what it needs, ms. */
const quietMs = 1000;

/** Resolves when the screen has its code and data, and the browser has nothing else to do. */
export async function whenQuiet(queryClient: Pick<QueryClient, 'isFetching'>): Promise<void> {
  do await nothingArrived();
  while (queryClient.isFetching() > 0);
  await idle();
}

function nothingArrived(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(finish, quietMs);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, quietMs);
    });
    observer.observe({ type: 'resource' });
  });
}
