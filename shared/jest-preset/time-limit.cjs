// A loaded two-core machine needs longer than jest's five seconds for a test that compiles its imports.
jest.setTimeout(20_000);
