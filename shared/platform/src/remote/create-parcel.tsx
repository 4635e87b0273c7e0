import type { MessageCatalogue, Platform } from '@portal/platform';
import { useLayoutEffect, useState, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { ParcelEventContract, RemoteContract } from '../contract/contract.ts';
import { reportUncaught } from '../events/report-uncaught.ts';
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
  readonly root: ComponentType<ParcelComponentProps<Props, Event>>;
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

interface DrawnProps<Event extends ParcelEvent> extends ParcelProps<Event> {
  /** Called when the parcel is in the page, before the browser paints it. */
  readonly onDrawn: () => void;
}

/**
 * Creates the single-spa lifecycles of a parcel: a part of a remote that any page with a platform may draw in an element
 * of its own, without the shell. A page may have several of one parcel, each in its element: single-spa-react would keep
 * one React root a name, and hosts name them all alike.
 */
export function createParcel<Props, Event extends ParcelEvent>({
  contract,
  name,
  messageCatalogues,
  root: ParcelRootComponent,
}: ParcelRoot<Props, Event>): ParcelLifecycles<Event> {
  const parcel = contract.parcels?.find((candidate) => candidate.name === name);
  if (!parcel) throw new TypeError(`${contract.name} has no parcel ${name} in its contract.`);
  const roots = new Map<HTMLElement, Root>();

  function Parcel({ platform, props, onEvent, onDrawn }: DrawnProps<Event>) {
    useLayoutEffect(onDrawn, [onDrawn]);
    // mount has checked the shape.
    const emit = (...event: Event) => {
      if (!isPromised(event, parcel?.emits ?? []))
        throw new TypeError(
          `The parcel ${name} of ${contract.name} has no event ${event[0]} of this shape in its contract.`,
        );
      onEvent(...event);
    };
    const [Bound] = useState(() => () => <ParcelRootComponent props={props as Props} emit={emit} />);
    return <RemoteFrame platform={platform} root={Bound} />;
  }

  return {
    bootstrap: () => Promise.resolve(),
    mount: async (given) => {
      if (!matchesShape(given.props, parcel.props))
        throw new TypeError(
          `The parcel ${name} of ${contract.name} got props of another shape than its contract's.`,
        );
      await addMessageCatalogues(given.platform, messageCatalogues);
      await new Promise<void>((onDrawn, onFailed) => {
        const onUncaughtError = (error: unknown) => {
          onFailed(error);
          reportUncaught(error);
        };
        const root = createRoot(given.domElement, { onUncaughtError });
        roots.set(given.domElement, root);
        root.render(<Parcel {...given} onDrawn={onDrawn} />);
      });
    },
    unmount: ({ domElement }) => {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
      return Promise.resolve();
    },
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
