import type { Retailer, RetailerStatus } from '@portal/domain';

interface Sample {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly name?: string;
  readonly status?: RetailerStatus;
}

export function sampleStore({
  id,
  latitude,
  longitude,
  name = `Store ${id}`,
  status = 'Active',
}: Sample): Retailer {
  return {
    id,
    name,
    street1: '1 Main St',
    street2: null,
    city: 'Wichita',
    state: 'KS',
    zip: '67202',
    position: { latitude, longitude },
    status,
  };
}

/** The same as the api spells it. */
export function wireStore(sample: Sample) {
  const { id, name, position, status } = sampleStore(sample);
  return {
    id,
    Name: name,
    Street1: '1 Main St',
    Street2: 'Suite 4',
    City: 'Wichita',
    State: 'KS',
    Zip: '67202',
    lat: position.latitude,
    lng: position.longitude,
    Status: status,
  };
}
