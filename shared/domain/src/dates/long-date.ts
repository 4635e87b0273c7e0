import moment from 'moment';
import { partsOf, type CalendarDate } from './calendar-date.ts';

// Kept out of calendar-date.ts so that a bundle that writes no month names does not include moment.

const spanish = {
  months: 'enero_febrero_marzo_abril_mayo_junio_julio_agosto_septiembre_octubre_noviembre_diciembre'.split(
    '_',
  ),
  monthsShort: 'ene_feb_mar_abr_may_jun_jul_ago_sep_oct_nov_dic'.split('_'),
  weekdays: 'domingo_lunes_martes_miércoles_jueves_viernes_sábado'.split('_'),
  weekdaysShort: 'dom_lun_mar_mié_jue_vie_sáb'.split('_'),
};

// Declaring a locale makes it the one of every other use of moment, so the former is put back.
const globalLocale = moment.locale();
moment.defineLocale('es', spanish);
moment.locale(globalLocale);

interface Forms {
  readonly long: string;
  readonly medium: string;
  readonly dayMonth: string;
  readonly sameYear: string;
  readonly month: string;
}

const english: Forms = {
  long: 'dddd, MMMM D, YYYY',
  medium: 'ddd, MMM D, YYYY',
  dayMonth: 'MMM D',
  sameYear: 'dddd, MMMM D',
  month: 'MMMM YYYY',
};

/** Forms of the other languages; a language without any is written as English. */
const formsByLanguage: Readonly<Record<string, Forms>> = {
  es: {
    long: 'dddd, D [de] MMMM [de] YYYY',
    medium: 'ddd, D MMM YYYY',
    dayMonth: 'D MMM',
    sameYear: 'dddd, D [de] MMMM',
    month: 'MMMM [de] YYYY',
  },
};

// Each takes the language, a BCP 47 tag, from the message that has the date: `t.language`. Dates in digits stay
// MM/DD/YYYY in Spanish too (SHARED-70), as Spanish is written in US business; so do money and numbers.

/** Writes the default form of a date: `Friday, December 4, 2026`, `viernes, 4 de diciembre de 2026` (SHARED-68). */
export function formatLongDate(date: CalendarDate, language: string): string {
  return format(date, 'long', language);
}

/** Writes `Fri, Dec 4, 2026`, `vie, 4 dic 2026`. */
export function formatMediumDate(date: CalendarDate, language: string): string {
  return format(date, 'medium', language);
}

/** Writes `Dec 4`, `4 dic`. */
export function formatDayMonth(date: CalendarDate, language: string): string {
  return format(date, 'dayMonth', language);
}

/** Writes `Friday, December 4`, `viernes, 4 de diciembre`, with the year when it is not the year of `today`. */
export function formatDueDate(date: CalendarDate, today: CalendarDate, language: string): string {
  return format(date, date.slice(0, 4) === today.slice(0, 4) ? 'sameYear' : 'long', language);
}

/** Writes `December 2026`, `Diciembre de 2026`: it stands alone, so it begins with a capital. */
export function formatMonth(date: CalendarDate, language: string): string {
  const text = format(date, 'month', language);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Writes `Dec`, `dic`. */
export function formatShortMonth(date: CalendarDate, language: string): string {
  return momentOf(date, language).format('MMM');
}

function format(date: CalendarDate, form: keyof Forms, language: string): string {
  return momentOf(date, language).format((formsByLanguage[language] ?? english)[form]);
}

// UTC has no daylight saving, so no day lacks the hour that moment sets.
function momentOf(date: CalendarDate, language: string): moment.Moment {
  const [year, month, day] = partsOf(date);
  return moment.utc([year, month - 1, day]).locale(language in formsByLanguage ? language : 'en');
}
