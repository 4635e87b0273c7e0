import { calendarDate, type CalendarDate } from '@portal/domain';
import { hashOf } from '../sign-in/secrets.ts';
import { pastApplicants } from './applicants.ts';
import { seededFilters } from './filters.ts';
import { leasePlans } from './leases.ts';
import { wallets } from './methods.ts';
import { people } from './people.ts';
import { seededTypes } from './retailers.ts';
import { seededSlides } from './slides.ts';

/** The data is hashed as of this day, whatever day it is seeded on. */
const anyDay = calendarDate('2026-01-05') as CalendarDate;

/**
 * Identifies the data that this release seeds. A store that another release has seeded has another version: people of the
 * demo, or their data, may be missing there.
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

/** The version of a store that is empty on purpose. */
export const emptySeedVersion = 'empty';
