import type { Db } from '../store/database.ts';
import { retailers, retailerTypes } from '../store/schema.ts';
import { makeRetailers, seededTypes } from './retailers.ts';

/** Rows of one statement, which has at most 65,535 parameters. */
const portion = 1000;

/** Seeds this many retailers and their types. */
export async function seedRetailers(tx: Db, wanted: number): Promise<void> {
  const { default: zipcodes } = await import('zipcodes');
  const areas = Object.values(zipcodes.codes).filter(
    ({ country, latitude, longitude }) => country === 'US' && latitude !== 0 && longitude !== 0,
  );
  await tx.insert(retailerTypes).values([...seededTypes]);
  const made = makeRetailers(wanted, areas);
  for (let from = 0; from < made.length; from += portion) {
    await tx.insert(retailers).values(made.slice(from, from + portion));
  }
}
