// Only what hangs reaches it: a loaded two-core machine needs long for a test that compiles its imports.
jest.setTimeout(180_000);
