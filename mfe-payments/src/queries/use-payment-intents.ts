import { listPaymentIntents } from '@portal/api-contract';
import type { PaymentIntent } from '@portal/domain';
import { lacksEndpoint, useApiQuery, usePlatform } from '@portal/platform';
import { useEffect, useRef } from 'react';
import { contract } from '../../remote.contract.ts';

/** Milliseconds between questions while a payment is being processed. */
const pause = 10_000;
/** Milliseconds after which a screen asks no more: each question makes the session of an absent customer last longer. */
const askingTime = 5 * 60_000;

/** The payments that the customer has ordered; `unlisted` against a backend that does not list them. */
export type PaymentIntents = { readonly isFetching: boolean } & (
  | { readonly status: 'pending' | 'unlisted'; readonly intents: null }
  | { readonly status: 'failed'; readonly intents: null; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly intents: readonly PaymentIntent[];
      /** How many arrived so malformed that they are not among those above. */
      readonly unreadable: number;
    }
);

/** The areas of answers that change when a payment is made, and so when one in process comes to its end. */
const { changes } = contract.emits['payment.made'];

/** Loads history, leases and scheduled payments again when the outcome of a payment has become known. */
function useKnownOutcomes(payments: readonly PaymentIntent[] | undefined) {
  const { queryClient } = usePlatform();
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!payments) return;
    const open = payments.flatMap(({ id, status }) => (status === 'processing' ? [id] : []));
    if (before.current.some((id) => !open.includes(id)))
      for (const area of changes) void queryClient.invalidateQueries({ queryKey: [area] });
    before.current = open;
  }, [payments, queryClient]);
}

/**
 * Returns the payments that the customer has ordered, whatever has become of them. The specification has no such list:
 * without one, screens leave out what needs it. While one is being processed, the list is asked for again and again, for
 * five minutes (OP-107); what it changes loads again when it ends.
 */
export function usePaymentIntents(): PaymentIntents {
  const { data, error, isFetching, refetch } = useApiQuery(listPaymentIntents, undefined);
  const isOpen = data?.payments.some(({ status }) => status === 'processing') ?? false;
  useKnownOutcomes(data?.payments);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => void refetch(), pause);
    const end = setTimeout(() => clearInterval(timer), askingTime);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isOpen, refetch]);
  if (data) return { status: 'ready', intents: data.payments, unreadable: data.unreadable, isFetching };
  if (error === null) return { status: 'pending', intents: null, isFetching };
  if (lacksEndpoint(error)) return { status: 'unlisted', intents: null, isFetching };
  return { status: 'failed', intents: null, retry: () => void refetch(), isFetching };
}
