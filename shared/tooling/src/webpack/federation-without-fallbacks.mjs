// Replaces in a remote three modules of the federation's bundler runtime. Two serve modules that a remote brings along
// for a page without them, the third loads a remote's own remotes: a remote of the portal has neither.

export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);

export const getSharedFallbackGetter = ({ factory }) => factory;

export const remotes = undefined;
