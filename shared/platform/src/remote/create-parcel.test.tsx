import { waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { openPage } from '../test-support/open-page.ts';
import { sampleContract } from '../test-support/sample-contract.ts';
import { createParcel, type ParcelComponentProps, type ParcelEvent } from './create-parcel.tsx';

let emit: (...event: ParcelEvent) => void = () => {};

function Root(given: ParcelComponentProps<unknown, ParcelEvent>) {
  useEffect(() => {
    ({ emit } = given);
  }, [given]);
  return <p>The card</p>;
}

const contract = {
  ...sampleContract,
  parcels: [
    { name: 'sample-card', props: 'string', emits: ['opened', { name: 'chosen', detail: 'number' }] },
  ],
} as const;
const parcel = createParcel({ contract, name: 'sample-card', messageCatalogues: [], root: Root });

// A lifecycle settles in a task of its own, for which `act` would wait for ever.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

it('a parcel tells the events of its contract with their details, and no others', async () => {
  const heard: ParcelEvent[] = [];
  const domElement = document.body.appendChild(document.createElement('div'));
  const place = {
    name: 'sample-card',
    platform: openPage('/'),
    domElement,
    props: 'one',
    onEvent: (...event: ParcelEvent) => void heard.push(event),
  };
  await parcel.bootstrap(place);
  await parcel.mount(place);
  await waitFor(() => expect(domElement).toHaveTextContent('The card'));
  emit('opened');
  emit('chosen', 7);
  expect(heard).toEqual([['opened'], ['chosen', 7]]);
  const broken: ParcelEvent[] = [['closed'], ['opened', 7], ['chosen'], ['chosen', 'seven']];
  for (const event of broken) expect(() => emit(...event)).toThrow(/has no event \w+ of this shape/);
  await parcel.unmount(place);
});
