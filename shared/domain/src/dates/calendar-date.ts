declare const dateBrand: unique symbol;

/** A day of the calendar without time or zone, spelled `YYYY-MM-DD`. Made by `calendarDate` or `today`. */
export type CalendarDate = string & { readonly [dateBrand]: 'date' };
