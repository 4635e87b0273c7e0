import { resolveZip } from '@portal/api-contract';
import type { AddressQuery } from '@portal/domain';
import { ApiError, usePlatform, useMessages, type Platform } from '@portal/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { shortLabel } from '../location/short-label.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { Place } from '../state/search.ts';
import { zipFailure, type PlaceFailure } from './place.errors.ts';

type LookUpState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: PlaceFailure };

/** Also one of the wrong length, so that the api says that there is none (RET-31). */
const zipCode = /^\d+(?:-\d*)?$/;

/**
 * Looks up a place: a zip code by the api (RET-36), an address by the geocoding service (RET-37, OP-87). A newer look-up
 * drops the one before. `problem` is the message of a failed one, until the next.
 */
export function usePlaceLookup(onFound: (place: Place) => void) {
  const t = useMessages(retailersMessages);
  const platform = usePlatform();
  const [state, setState] = useState<LookUpState>({ status: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const forget = useCallback(() => {
    current.current?.abort();
    setState({ status: 'idle' });
  }, []);

  const run = (find: (signal: AbortSignal) => Promise<Place | PlaceFailure>) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setState({ status: 'pending' });
    void find(controller.signal).then((found) => {
      if (controller.signal.aborted) return;
      if (typeof found === 'string' || found instanceof ApiError)
        setState({ status: 'failed', failure: found });
      else {
        setState({ status: 'idle' });
        onFound(found);
      }
    });
  };

  const textOf = (failure: PlaceFailure) =>
    failure instanceof ApiError ? failure.message : t(`search.${failure}`);

  return {
    pending: state.status === 'pending',
    problem: state.status === 'failed' ? textOf(state.failure) : undefined,
    lookUpZip: (zip: string) => run((signal) => findZip(platform, zip.trim(), signal)),
    lookUp: (address: AddressQuery) => run((signal) => findAddress(platform, address, signal)),
    forget,
  };
}

async function findZip({ api }: Platform, zip: string, signal: AbortSignal): Promise<Place | PlaceFailure> {
  try {
    return { type: 'zip', zip, position: await api.call(resolveZip, { zip }, { signal }) };
  } catch (error) {
    return zipFailure(error);
  }
}

async function findAddress(
  platform: Platform,
  address: AddressQuery,
  signal: AbortSignal,
): Promise<Place | PlaceFailure> {
  const { geocoding } = platform;
  const zip = zipOf(address);
  if (zip !== null) return findZip(platform, zip, signal);
  if (!geocoding.available.forward) return 'zipOnly';
  try {
    const found = await geocoding.forward(address, signal);
    if (!found) return 'addressUnknown';
    return { type: 'address', label: shortLabel(found), position: found.position };
  } catch {
    return 'addressFailed';
  }
}

/** Returns the zip code of an address that has nothing else. */
function zipOf({ line = '', street = '', state = '', zip = '' }: AddressQuery): string | null {
  const rest = `${line}${street}${state}`.trim();
  if (rest === '' && zip.trim() !== '') return zip.trim();
  return zipCode.test(line.trim()) ? line.trim() : null;
}
