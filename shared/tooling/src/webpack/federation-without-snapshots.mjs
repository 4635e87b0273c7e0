// Replaces in the shell two modules of the federation runtime: the handler of manifests and snapshots, of which the
// portal has none, and preloading, which the page does by links. Both are 3 kB that every start would fetch.

export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});

function unavailable() {
  throw new Error('The page preloads remotes, not the federation runtime');
}

export {
  unavailable as defaultPreloadArgs,
  unavailable as formatPreloadArgs,
  unavailable as normalizePreloadExposes,
  unavailable as preloadAssets,
};
