const { configure } = require('@testing-library/dom');

// A wait ends when what it waits for is there; a loaded two-core machine needs longer than the default of one second.
configure({ asyncUtilTimeout: 20_000 });
