const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();

/**
 * Returns the error of a query that found nothing. Its message shows the page, but not while something is waited for: a
 * wait asks again at each change, and adds the page to the last error alone.
 */
function elementError(message, container) {
  if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
  return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
}

// A wait ends when what it waits for is there; a loaded two-core machine needs longer than the default of one second.
configure({ asyncUtilTimeout: 20_000, getElementError: elementError });
