interface SeededFilter {
  /** Null when it is everybody's. */
  readonly owner: string | null;
  /** The report that it is for. */
  readonly inputClass: string;
  readonly name: string;
  readonly inputValues: Readonly<Record<string, unknown>>;
}

const forRetailers = (owner: string | null, name: string, inputValues: SeededFilter['inputValues']) => ({
  owner,
  inputClass: 'retailers',
  name,
  inputValues,
});

/** All staff see the first three; gus and noah, who may save none, see no others. */
export const seededFilters: readonly SeededFilter[] = [
  forRetailers(null, 'Active retailers', { status: ['Active'] }),
  forRetailers(null, 'To be reviewed', { status: ['Pending', 'Suspended'] }),
  forRetailers(null, 'HVAC', { type: ['HVAC'] }),
  forRetailers('fay', 'Georgia', { state: ['GA'], status: ['Active'] }),
  forRetailers('fay', 'Furniture in Macon', { city: ['Macon'], search: 'furniture' }),
  forRetailers('bo', 'Pending in Texas', { state: ['TX'], status: ['Pending'] }),
  forRetailers('sam', 'Suspended', { status: ['Suspended'] }),
  forRetailers('suzy', 'West coast', { state: ['CA', 'OR', 'WA'] }),
];
