import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import type { Notify } from '../notify/notify.ts';

/**
 * Says how long to wait when a query was answered with too many requests (OP-101): a screen that could not be loaded says
 * only what is missing. Forms say it beside what was sent.
 *
 * @returns a function that ends it
 */
export const notifyOfLimits = (client: QueryClient, notify: Pick<Notify, 'error'>): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const error: unknown = event.action.error;
    if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfterSeconds === null) return;
    notify.error(error.message);
  });
