import type { Position } from '@portal/domain';
import { resolveZip } from '@portal/api-contract';
import { useApiMutation, useMessages } from '@portal/platform';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { zipProblem } from './zip.errors.ts';

export type OnZip = (zip: string, position: Position) => void;

/** Looks up the position of a zip code (RET-36); `problem` is the message of a failed look-up, until the next one. */
export function useZip(onFound: OnZip) {
  const t = useMessages(retailersMessages);
  const lookUp = useApiMutation(resolveZip, {
    onSuccess: (position, { zip }) => onFound(zip, position),
    // The field shows the error.
    onError: () => {},
  });
  return {
    pending: lookUp.isPending,
    problem: lookUp.error ? t(`search.${zipProblem(lookUp.error)}`) : undefined,
    lookUp: (zip: string) => {
      if (!lookUp.isPending) lookUp.mutate({ zip: zip.trim() });
    },
    forget: lookUp.reset,
  };
}
