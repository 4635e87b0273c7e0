import { listPaymentIntents } from '@portal/api-contract';
import type { PaymentIntent } from '@portal/domain';
import { useApiQuery } from '@portal/platform';
import { useEffect } from 'react';

/** Milliseconds between questions while a payment is being processed. */
const pause = 10_000;

interface PaymentIntents {
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** Null where they are not known: the backend does not list them, or the list did not load. */
  readonly intents: readonly PaymentIntent[] | null;
}

/**
 * Returns the payments that the customer has ordered, whatever has become of them. The specification has no such list:
 * without one, screens leave out what needs it. While one is being processed, the list is asked for again and again.
 */
export function usePaymentIntents(): PaymentIntents {
  const { data, isPending, isFetching, refetch } = useApiQuery(listPaymentIntents, undefined);
  const isOpen = data?.some(({ status }) => status === 'processing') ?? false;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => void refetch(), pause);
    return () => clearInterval(timer);
  }, [isOpen, refetch]);
  return { isPending, isFetching, intents: data ?? null };
}
