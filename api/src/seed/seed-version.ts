import { calendarDate, type CalendarDate } from '@portal/domain';
import { hashOf } from '../sign-in/secrets.ts';
import { pastApplicants } from './applicants.ts';
import { seededFilters } from './filters.ts';
import { leasePlans } from './leases.ts';
import { wallets } from './methods.ts';
import { people } from './people.ts';
import { seededTypes } from './retailers.ts';
import { seededSlides } from './slides.ts';

/** What the data is compared by is dated from one day, whatever day it is seeded on. */
const anyDay = calendarDate('2026-01-05') as CalendarDate;

/**
 * Names the data that this release seeds. A store that another release has filled bears another name: the demo may
 * lack people there, or what they show.
 */
export const seedVersion = hashOf(
  JSON.stringify([
    people,
    pastApplicants,
    wallets(anyDay),
    leasePlans(anyDay),
    seededTypes,
    seededSlides,
    seededFilters,
  ]),
).slice(0, 16);

/** The edition of a store that was left empty on purpose. */
export const emptySeedVersion = 'empty';
