// Stands for `src/start/create-remotes.ts` in the monolith.
import { subscribe } from 'valtio';
import { matchOf } from '../src/routing/route-resolution.ts';
import type { createRemotes as createComposedRemotes } from '../src/start/create-remotes.ts';
import { fetchRemote } from './monolith-remotes.ts';

/** Fetches the chunk of the present route as soon as it is known, beside the session check, as the portal does. */
export const createRemotes: typeof createComposedRemotes = ({ router }) => {
  const fetchPresent = () => {
    const match = matchOf(router.state.resolution);
    if (match !== null) void fetchRemote(match.contract.name);
  };
  return {
    // The page of a bundle preloads chunks itself, where it is to do so.
    fetchAhead: () => Promise.resolve(),
    files: { refresh: () => Promise.resolve(null), newestRelease: () => Promise.resolve(null) },
    runner: {
      start: () => {
        subscribe(router.state, fetchPresent, true);
        fetchPresent();
      },
      retry: (name) => void fetchRemote(name),
      dispose: () => {},
    },
    // Only single-spa's applications use it.
    loader: {
      states: {},
      load: () => Promise.reject(new Error('The monolith has no lifecycles')),
      retry: fetchRemote,
      reportCrash: () => {},
    },
  };
};
