import type { UiMessages } from '../../messages/use-ui-messages.ts';
import { megabytes, playtimeOf } from './file-figures.ts';

/** Formats `3 hours, 0 mins, 1 sec`, beginning with the first part that is not zero (UI-88). */
function playtimeText(seconds: number, t: UiMessages): string {
  const { hours, mins, secs } = playtimeOf(seconds);
  const parts = [
    hours > 0 && t(hours === 1 ? 'playtimeHour' : 'playtimeHours', { number: hours }),
    (hours > 0 || mins > 0) && t(mins === 1 ? 'playtimeMin' : 'playtimeMins', { number: mins }),
    t(secs === 1 ? 'playtimeSec' : 'playtimeSecs', { number: secs }),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Returns size and playtime of a file, as far as they are known: `1.50 MB · 3 mins, 25 secs` (UI-87, UI-88). */
export function fileFacts(
  { size, playtime }: { readonly size: number | null; readonly playtime: number | null },
  t: UiMessages,
): string {
  const known = (figure: number | null): figure is number => figure !== null && Number.isFinite(figure);
  return [
    known(size) ? t('uploadSize', { size: megabytes(size) }) : '',
    known(playtime) ? playtimeText(playtime, t) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

const longestInSentence = 60;

/** Shortens a name for a sentence to its beginning and end. */
export function shortName(name: string): string {
  if (name.length <= longestInSentence) return name;
  return `${name.slice(0, longestInSentence - 21)}…${name.slice(-20)}`;
}

/** Returns the address if a link may lead there; null for any other, such as a server's `javascript:`. */
export function safeAddress(url: string | null): string | null {
  if (url === null || !URL.canParse(url, document.baseURI)) return null;
  return /^https?:$/.test(new URL(url, document.baseURI).protocol) ? url : null;
}
