import type { MessageCatalogue, Platform } from '@portal/platform';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { ParcelEventContract, RemoteContract } from '../contract/contract.ts';
import { matchesShape } from '../validation/shape.ts';
import { addMessageCatalogues, RemoteFrame } from './remote-frame.tsx';

/** An event that a parcel tells the page around it: its name, and its detail when the contract has one. */
export type ParcelEvent = [name: string, detail?: unknown];

/** What a parcel's component gets: the props of its contract, and the way to tell the page around it. */
export interface ParcelComponentProps<Props, Event extends ParcelEvent> {
  readonly props: Props;
  readonly emit: (...event: Event) => void;
}

export interface ParcelRoot<Props, Event extends ParcelEvent> {
  readonly contract: RemoteContract;
  /** Name of the parcel in the contract. */
  readonly name: string;
  readonly messageCatalogues: readonly MessageCatalogue[];
  readonly root: React.ComponentType<ParcelComponentProps<Props, Event>>;
}

/** What the page around a parcel passes to it. */
export interface ParcelProps<Event extends ParcelEvent> {
  readonly name: string;
  readonly platform: Platform;
  readonly domElement: HTMLElement;
  /** In the shape that the contract promises. */
  readonly props: unknown;
  readonly onEvent: (...event: Event) => void;
}

export interface ParcelLifecycles<Event extends ParcelEvent> {
  bootstrap(props: ParcelProps<Event>): Promise<void>;
  /** Rejects with a TypeError for props of another shape than the contract's. */
  mount(props: ParcelProps<Event>): Promise<void>;
  unmount(props: ParcelProps<Event>): Promise<void>;
}

/**
 * Creates the single-spa lifecycles of a parcel: a part of a remote that any page with a platform may draw in an element
 * of its own, without the shell.
 */
export function createParcel<Props, Event extends ParcelEvent>({
  contract,
  name,
  messageCatalogues,
  root: Root,
}: ParcelRoot<Props, Event>): ParcelLifecycles<Event> {
  const parcel = contract.parcels?.find((candidate) => candidate.name === name);
  if (!parcel) throw new TypeError(`${contract.name} has no parcel ${name} in its contract.`);
  function Parcel({ platform, props, onEvent }: ParcelProps<Event>) {
    // mount has checked the shape.
    const emit = (...event: Event) => {
      if (!isPromised(event, parcel?.emits ?? []))
        throw new TypeError(
          `The parcel ${name} of ${contract.name} has no event ${event[0]} of this shape in its contract.`,
        );
      onEvent(...event);
    };
    const [Bound] = React.useState(() => () => <Root props={props as Props} emit={emit} />);
    return <RemoteFrame platform={platform} root={Bound} />;
  }
  const lifecycles = singleSpaReact<ParcelProps<Event>>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: Parcel,
    // The frame has a boundary of its own, within the providers that a drawn failure needs.
    suppressComponentDidCatchWarning: true,
  });
  // single-spa's types ask for props of its own (singleSpa, mountParcel), which a parcel has no use for.
  const call = (lifecycle: (props: never) => Promise<unknown>) => async (props: ParcelProps<Event>) => {
    await lifecycle(props as never);
  };
  const mount = call(lifecycles.mount);
  return {
    bootstrap: call(lifecycles.bootstrap),
    mount: async (given) => {
      if (!matchesShape(given.props, parcel.props))
        throw new TypeError(
          `The parcel ${name} of ${contract.name} got props of another shape than its contract's.`,
        );
      await addMessageCatalogues(given.platform, messageCatalogues);
      await mount(given);
    },
    unmount: call(lifecycles.unmount),
  };
}

/** Whether a parcel's contract has an event of this name with a detail of this shape. */
function isPromised([name, detail]: ParcelEvent, promised: readonly ParcelEventContract[]): boolean {
  return promised.some((event) =>
    typeof event === 'string'
      ? event === name && detail === undefined
      : event.name === name && matchesShape(detail, event.detail),
  );
}
