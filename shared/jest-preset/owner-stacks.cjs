const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');

// React makes an error for each element it is asked for, so that a warning can say where that was, but for no more than
// ten thousand in a second. They took a seventh of the time of the tests of the payment form, and no test reads them:
// that limit counts as reached. With a React that counts in another way this changes nothing.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
