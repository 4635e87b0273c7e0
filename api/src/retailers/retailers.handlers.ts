import { listRetailers, listRetailerTypes, resolveZip } from '@portal/api-contract';
import { and, asc, between, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { usPlaces } from '../geocoding/us-places.ts';
import { Failure } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import type { Db } from '../store/database.ts';
import { rowId } from '../store/ids.ts';
import { retailers, retailerTypes } from '../store/schema.ts';

/** What the handlers of retailers need. */
export interface RetailerServices {
  readonly db: Db;
}

/** The handlers of retailers. */
export const retailerHandlers = ({ db }: RetailerServices): readonly EndpointHandler[] => [
  handler(listRetailerTypes, async () => db.select().from(retailerTypes).orderBy(asc(retailerTypes.label))),

  handler(listRetailers, async ({ query }) => {
    const centre = { latitude: Number(query.latitude), longitude: Number(query.longitude) };
    const radius = Number(query.radius);
    const rows = await db
      .select({ ...getTableColumns(retailers), category: retailerTypes.label })
      .from(retailers)
      .innerJoin(retailerTypes, eq(retailerTypes.id, retailers.typeId))
      .where(
        and(
          between(
            retailers.latitude,
            centre.latitude - radius / kilometresPerDegree,
            centre.latitude + radius / kilometresPerDegree,
          ),
          sql`${kilometresFrom(centre)} <= ${radius}::float8`,
          query.types?.trim() ? inArray(retailers.typeId, parseTypes(query.types)) : undefined,
        ),
      )
      .orderBy(asc(retailers.id));
    return { stores: rows.map(writeStore) };
  }),

  handler(resolveZip, async ({ query }) => {
    const place = (await usPlaces()).byZip(query.zip);
    if (!place) throw new Failure(404, 'Unable to locate zip code');
    return { lat: place.latitude, lng: place.longitude };
  }),
];

/** A little less than the shortest degree of latitude, so that the range of the index misses no store. */
const kilometresPerDegree = 110.5;

/** Great-circle distance, on the mean radius of the earth. */
const kilometresFrom = ({ latitude, longitude }: { latitude: number; longitude: number }) => sql`
  12742.0176 * asin(least(1, sqrt(
    power(sin(radians(${retailers.latitude} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${retailers.latitude}))
    * power(sin(radians(${retailers.longitude} - ${longitude}::float8) / 2), 2)
  )))`;

/** Parses ids that are separated by commas (OP-88); what is no id finds nothing, as one that does not exist. */
const parseTypes = (text: string): number[] => text.split(',').flatMap((one) => rowId(one.trim()) ?? []);

const writeStore = (row: typeof retailers.$inferSelect & { readonly category: string }) => ({
  id: row.id,
  Name: row.name,
  Street1: row.street1,
  Street2: row.street2,
  City: row.city,
  State: row.state,
  Zip: row.zip,
  Phone: row.phone,
  Categories: [row.category],
  lat: row.latitude,
  lng: row.longitude,
  Status: row.status,
});
