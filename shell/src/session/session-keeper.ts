import { checkToken } from '@portal/api-contract';
import type { CheckedSession } from '@portal/domain';
import type { HostPlatform } from '@portal/platform/host';
import { sessionMessages } from '../messages/session.messages.ts';

const minute = 60_000;
/** Milliseconds before the end of a session at which the customer is warned (OP-107). */
const warningTime = 2 * minute;
/** Milliseconds after a call of the api within which the keeper asks how long the session lasts from then. */
const askingTime = 5 * minute;
/**
 * Milliseconds after the end that the keeper knows of at which the session has surely ended: the api answers whole
 * seconds, rounded down. A question before that would make the session of an absent customer last longer.
 */
const endMargin = 5_000;
/** The most milliseconds that a timer waits: one that is set for longer fires at once. */
const longestWait = 2 ** 31 - 1;

/** When the session ends, epoch milliseconds. `unknown`: no check has answered yet; `unsaid`: the api does not say it. */
type KnownEnd =
  | { readonly status: 'unknown' | 'unsaid' }
  | { readonly status: 'known'; readonly at: number; readonly surelyOverAt: number };

/** Knows when the session ends, and warns before (OP-107). */
export interface SessionKeeper {
  /**
   * Takes over what a session check has answered.
   *
   * @param at when it did, epoch milliseconds; by default now
   */
  learn(checked: Pick<CheckedSession, 'expiresInSeconds'>, at?: number): void;
  dispose(): void;
}

/**
 * Creates the keeper of the page's session. Two minutes before the session ends it asks the customer, who stays with one
 * key. Every call of the api lets the session last longer; how long is asked a few minutes later, and not again before
 * the next call, so that the question itself keeps no session of an absent customer alive.
 */
export function createSessionKeeper(platform: HostPlatform, page: Window): SessionKeeper {
  const { api, session, events, dialogs, notify, i18n } = platform;
  let end: KnownEnd = { status: 'unknown' };
  let asking = false;
  let question: ReturnType<typeof setTimeout> | undefined;
  let warning: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    clearTimeout(question);
    clearTimeout(warning);
    question = warning = undefined;
    end = { status: 'unknown' };
  }

  function learn({ expiresInSeconds }: Pick<CheckedSession, 'expiresInSeconds'>, at = Date.now()): void {
    forget();
    if (expiresInSeconds === null) {
      end = { status: 'unsaid' };
      return;
    }
    const endsAt = at + expiresInSeconds * 1000;
    end = { status: 'known', at: endsAt, surelyOverAt: endsAt + endMargin };
    // Within the last minutes the customer has been warned already.
    if (endsAt - Date.now() > warningTime) wait(endsAt - warningTime, () => void warn());
    else wait(end.surelyOverAt, () => void ask());
  }

  /** Sets the timer of the warning or of the end, also for a time that is further away than a timer waits. */
  function wait(until: number, act: () => void): void {
    const left = until - Date.now();
    warning = left > longestWait ? setTimeout(() => wait(until, act), longestWait) : setTimeout(act, left);
  }

  /** Asks the api how long the session lasts. Its 401 ends the session, as that of any call does. */
  async function ask(): Promise<boolean> {
    if (session.state.status !== 'signed-in') return false;
    asking = true;
    try {
      learn(await api.call(checkToken, undefined));
      return true;
    } catch {
      return false;
    } finally {
      asking = false;
    }
  }

  async function warn(): Promise<void> {
    if (end.status !== 'known') return;
    // A computer that slept wakes up after the end.
    if (Date.now() >= end.surelyOverAt) {
      await ask();
      return;
    }
    wait(end.surelyOverAt, () => void ask());
    await dialogs.alert({
      title: i18n.translate(sessionMessages, 'session.endsTitle'),
      text: i18n.translate(sessionMessages, 'session.endsText', { time: timeOf(end.at) }),
      close: i18n.translate(sessionMessages, 'session.stay'),
    });
    if (session.state.status !== 'signed-in') return;
    if (!(await ask())) {
      if (session.token !== null) notify.error(i18n.translate(sessionMessages, 'session.stayFailed'));
    } else if (end.status === 'known' && end.at - Date.now() <= warningTime) {
      notify.info(i18n.translate(sessionMessages, 'session.endsAnyway', { time: timeOf(end.at) }));
    }
  }

  const timeOf = (at: number) =>
    new Intl.DateTimeFormat(`${i18n.language}-US`, { timeStyle: 'short' }).format(new Date(at));

  const askSoon = () => {
    question ??= setTimeout(() => {
      question = undefined;
      void ask();
    }, askingTime);
  };
  /** The page was asleep or put aside: the session may have ended meanwhile. */
  const onReturn = () => {
    if (page.document.visibilityState !== 'visible' || end.status !== 'known') return;
    if (Date.now() >= end.surelyOverAt) void ask();
  };
  const onRestore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void ask();
  };

  if (session.state.status === 'signed-in') askSoon();
  page.document.addEventListener('visibilitychange', onReturn);
  page.addEventListener('pageshow', onRestore);
  const stops = [
    platform.onSessionUse(() => {
      if (!asking && end.status !== 'unsaid') askSoon();
    }),
    events.on('session.started', () => {
      forget();
      askSoon();
    }),
    events.on('session.ended', forget),
  ];

  return {
    learn,
    dispose: () => {
      forget();
      page.document.removeEventListener('visibilitychange', onReturn);
      page.removeEventListener('pageshow', onRestore);
      for (const stop of stops) stop();
    },
  };
}
