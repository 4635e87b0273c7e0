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
  return <p>The card {String(given.props)}</p>;
}

const contract = {
  ...sampleContract,
  parcels: [
    { name: 'sample-card', props: 'string', emits: ['opened', { name: 'chosen', detail: 'number' }] },
  ],
} as const;
const parcel = createParcel({ contract, name: 'sample-card', messageCatalogues: [], root: Root });

/** A place for the parcel, as a host names it: the same name for each of them. */
const placeFor = (props: unknown, onEvent: (...event: ParcelEvent) => void = () => {}) => ({
  name: 'mfe-sample/sample-card',
  platform: openPage('/'),
  domElement: document.body.appendChild(document.createElement('div')),
  props,
  onEvent,
});

// A lifecycle settles in a task of its own, for which `act` would wait for ever.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

it('a parcel tells the events of its contract with their details, and no others', async () => {
  const heard: ParcelEvent[] = [];
  const place = placeFor('one', (...event) => void heard.push(event));
  await parcel.bootstrap(place);
  await parcel.mount(place);
  await waitFor(() => expect(place.domElement).toHaveTextContent('The card'));
  emit('opened');
  emit('chosen', 7);
  expect(heard).toEqual([['opened'], ['chosen', 7]]);
  const broken: ParcelEvent[] = [['closed'], ['opened', 7], ['chosen'], ['chosen', 'seven']];
  for (const event of broken) expect(() => emit(...event)).toThrow(/has no event \w+ of this shape/);
  await parcel.unmount(place);
});

it('two places of one parcel have one each, and the end of one leaves the other', async () => {
  const [one, two] = [placeFor('one'), placeFor('two')];
  await parcel.mount(one);
  await parcel.mount(two);
  await parcel.unmount(one);
  expect(one.domElement).toBeEmptyDOMElement();
  expect(two.domElement).toHaveTextContent('The card two');
  await parcel.unmount(two);
  expect(two.domElement).toBeEmptyDOMElement();
});

it('a place that is closed while its parcel arrives leaves one that is opened meanwhile', async () => {
  const [closed, opened] = [placeFor('closed'), placeFor('opened')];
  const closing = parcel.mount(closed).then(() => parcel.unmount(closed));
  await Promise.all([closing, parcel.mount(opened)]);
  expect(closed.domElement).toBeEmptyDOMElement();
  expect(opened.domElement).toHaveTextContent('The card opened');
  await parcel.unmount(opened);
});
