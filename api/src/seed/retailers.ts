import type { retailers, retailerTypes } from '../store/schema.ts';
import { randomFrom, type Random } from './random.ts';

type NewRetailer = typeof retailers.$inferInsert;

/** A ZIP area of the packaged data. */
export interface ZipArea {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface Trade {
  readonly label: string;
  readonly names: readonly string[];
}

const trades: readonly Trade[] = [
  { label: 'Furniture', names: ['Home Furniture', 'Furniture Gallery', 'Sofa & Table', 'Furnishings'] },
  { label: 'Mattresses', names: ['Mattress', 'Sleep Shop', 'Bedding Company'] },
  { label: 'Appliances', names: ['Appliance', 'Kitchen & Laundry', 'Appliance Depot'] },
  { label: 'Electronics', names: ['Electronics', 'Audio & Video', 'Computers'] },
  { label: 'HVAC', names: ['Air & Heat', 'Heating & Cooling', 'Comfort Systems'] },
  { label: 'Tires & Wheels', names: ['Tire & Wheel', 'Tire Company', 'Custom Wheels'] },
  { label: 'Auto Repair', names: ['Auto Repair', 'Car Care', 'Transmission'] },
  { label: 'Jewelry', names: ['Jewelers', 'Fine Jewelry', 'Gold & Watch'] },
  { label: 'Musical Instruments', names: ['Music', 'Guitar & Drum', 'Piano House'] },
  { label: 'Outdoor Power', names: ['Mower & Saw', 'Outdoor Power', 'Tractor Supply Yard'] },
  { label: 'Sheds & Carports', names: ['Sheds', 'Barns & Carports', 'Outdoor Buildings'] },
  { label: 'Fitness', names: ['Fitness Equipment', 'Bike & Fitness', 'Gym Supply'] },
];

export const seededTypes: readonly (typeof retailerTypes.$inferInsert)[] = trades.map(({ label }, index) => ({
  id: index + 1,
  label,
}));

const firstNames = (
  'Harbor,Blue Ridge,Peachtree,Lantern,Copper Kettle,Signal,Juniper,Cedar Grove,Prairie,Riverbend,Summit,' +
  'Magnolia,Old Mill,Crossroads,Maple Street,Union,Liberty,Granite,Silver Creek,Bluebird,Three Oaks,Redbud,' +
  'Lakeside,High Plains,Foxglove,Stonebridge,Sunrise,Northgate,Westfield,Pioneer'
).split(',');
const streets = (
  'Main Street,Oak Avenue,Second Street,Market Street,Highway 41,Mill Road,Church Street,Lake Drive,' +
  'Industrial Parkway,Washington Avenue,College Street,Depot Road,Commerce Boulevard,River Road'
).split(',');

/** Macon, the middle of the rings: one retailer just inside and one just outside of each search radius. */
export const ringCentre = { latitude: 32.8095, longitude: -83.6168 };
export const ringMiles = [5, 10, 20, 50, 80, 100];
/** How far inside and outside of the radius, in miles. */
const ringMargin = 0.05;
/** Jordan, Montana: nothing within five miles, nor within ten. */
export const emptyCentre = { latitude: 47.3219, longitude: -106.9084 };
const emptyMiles = 10;
/** Shares of the retailers in a dense metropolis, Atlanta, and around the demo's customers, in Macon. */
const dense = [
  { latitude: 33.749, longitude: -84.388, miles: 25, share: 0.1 },
  { ...ringCentre, miles: 12, share: 0.02 },
];

const statesAndDistrict = new Set(
  (
    'AL,AK,AZ,AR,CA,CO,CT,DE,DC,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,' +
    'OH,OK,OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY'
  ).split(','),
);

/**
 * Makes `wanted` retailers over the states, the same ones every time: three at one point, the rings around
 * Macon, a dense Atlanta, nothing around Jordan. 92 % are active, 5 % pending, 3 % suspended.
 */
export function makeRetailers(wanted: number, zips: readonly ZipArea[]): readonly NewRetailer[] {
  const random = randomFrom(41_007);
  const areas = zips.filter(
    (area) => statesAndDistrict.has(area.state) && milesBetween(area, emptyCentre) > emptyMiles + 5,
  );
  const byState = [...statesAndDistrict].map((state) => areas.filter((area) => area.state === state));
  const pools = [
    ...dense.flatMap((place) =>
      repeated(Math.round(wanted * place.share), [
        areas.filter((area) => milesBetween(area, place) <= place.miles),
      ]),
    ),
    ...repeated(byState.length * retailersOfEveryState, byState),
  ];
  const drawn = [...ringRetailers(areas, random), ...samePoint(areas, random)];
  while (drawn.length < wanted) {
    const area = random.pick(pools[drawn.length] ?? areas);
    drawn.push(retailerIn(area, random, scatter(area, random)));
  }
  return drawn.map((retailer, index) => ({ ...retailer, phone: phoneOf(index), status: statusOf(index) }));
}

/** This many in every state; the rest is distributed at random like the ZIP codes. */
const retailersOfEveryState = 4;

/** Repeats the items up to a length. */
const repeated = <Item>(length: number, items: readonly Item[]): Item[] =>
  Array.from({ length }, (_, index) => items[index % items.length]).filter((item) => item !== undefined);

/** A number that nobody has; every tenth store tells none. */
const phoneOf = (index: number) =>
  index % 10 === 9 ? null : `(912) 555-01${String(index % 100).padStart(2, '0')}`;

/** By position in a hundred, so that the shares are exact; rings and the shared point are active. */
function statusOf(index: number): NewRetailer['status'] {
  const place = index % 100;
  if (place >= 97) return 'Suspended';
  return place >= 92 ? 'Pending' : 'Active';
}

function ringRetailers(areas: readonly ZipArea[], random: Random): NewRetailer[] {
  return ringMiles.flatMap((miles, index) =>
    [miles - ringMargin, miles + ringMargin].map((distance) => {
      // North of Macon, alternating west and east, so that no two are at one point.
      const point = pointAt(ringCentre, distance, index % 2 === 0 ? -0.6 : 0.6);
      return retailerIn(nearest(areas, point), random, point);
    }),
  );
}

function samePoint(areas: readonly ZipArea[], random: Random): NewRetailer[] {
  const area = nearest(areas, { latitude: 32.0835, longitude: -81.0998 });
  const point = { latitude: area.latitude, longitude: area.longitude };
  return Array.from({ length: 3 }, () => retailerIn(area, random, point));
}

function retailerIn(area: ZipArea, random: Random, point: Place): NewRetailer {
  const typeId = random.between(1, trades.length);
  const trade = trades[typeId - 1];
  return {
    typeId,
    name: `${random.pick(firstNames)} ${random.pick(trade?.names ?? ['Store'])}`,
    street1: `${random.between(10, 4990)} ${random.pick(streets)}`,
    street2: random.next() < 0.12 ? `Suite ${random.between(1, 40)}` : null,
    city: area.city,
    state: area.state,
    zip: area.zip,
    ...point,
    status: 'Active',
  };
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Near the middle of the area, because the middle itself may be a lake. */
const scatter = ({ latitude, longitude }: Place, random: Random): Place => ({
  latitude: round(latitude + (random.next() - 0.5) * 0.04),
  longitude: round(longitude + (random.next() - 0.5) * 0.04),
});

const earthMiles = 6371.0088 / 1.60934;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
/** Six decimals are a tenth of a metre. */
const round = (value: number) => Math.round(value * 1e6) / 1e6;

/** Great-circle distance. */
export function milesBetween(a: Place, b: Place): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The point at a distance along a bearing, in radians from north. */
function pointAt(from: Place, miles: number, bearing: number): Place {
  const angle = miles / earthMiles;
  const start = radians(from.latitude);
  const latitude = Math.asin(
    Math.sin(start) * Math.cos(angle) + Math.cos(start) * Math.sin(angle) * Math.cos(bearing),
  );
  const longitude =
    radians(from.longitude) +
    Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(start),
      Math.cos(angle) - Math.sin(start) * Math.sin(latitude),
    );
  return { latitude: round(degrees(latitude)), longitude: round(degrees(longitude)) };
}

/** Degrees; in every direction more than the way to the next ZIP area. */
const searchMargin = 1;

function nearest(areas: readonly ZipArea[], point: Place): ZipArea {
  const [south, north] = [point.latitude - searchMargin, point.latitude + searchMargin];
  const [west, east] = [point.longitude - searchMargin, point.longitude + searchMargin];
  // Distances are computed only for the few areas in that square: there are 40,000.
  const [first, ...others] = areas.filter(
    ({ latitude, longitude }) => latitude > south && latitude < north && longitude > west && longitude < east,
  );
  if (!first) throw new RangeError('There is no ZIP area near.');
  return others.reduce(
    (best, area) => (milesBetween(area, point) < milesBetween(best, point) ? area : best),
    first,
  );
}
