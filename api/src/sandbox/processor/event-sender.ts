import type { Clock } from '../../clock/clock.ts';
import { signatureHeader, signEvent } from '../../payments/event-signature.ts';

export interface ProcessorEvent {
  /** The same with every delivery. */
  readonly id: string;
  readonly key: string;
}

export interface EventSender {
  /** Sends an event after a while, again and again until it is received. */
  send(event: ProcessorEvent, delay: number): void;
  /** Forgets what has not been sent. */
  stop(): void;
}

interface SenderOptions {
  /** Where events go; null for nowhere. */
  readonly url: string | null;
  readonly secret: string;
  readonly clock: Clock;
}

/** Milliseconds before the next delivery, doubled with each. */
const firstPause = 1_000;
const mostDeliveries = 10;

/** Node's timers hold no longer time. */
const longestDelay = 2 ** 31 - 1;

/** Sends events to the api, signed. Timers do not keep the process alive. */
export function createEventSender({ url, secret, clock }: SenderOptions): EventSender {
  const timers = new Set<NodeJS.Timeout>();
  const later = (work: () => void, delay: number) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        work();
      },
      Math.min(delay, longestDelay),
    );
    timer.unref();
    timers.add(timer);
  };
  const deliver = async (to: string, event: ProcessorEvent, delivery: number) => {
    const body = JSON.stringify(event);
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: signEvent(secret, body, clock.now()),
    };
    const isReceived = await fetch(to, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) })
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isReceived || delivery >= mostDeliveries) return;
    later(() => void deliver(to, event, delivery + 1), firstPause * 2 ** delivery);
  };
  return {
    send(event, delay) {
      if (url !== null) later(() => void deliver(url, event, 0), delay);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
