it('asks the page at once for what waits for the main script, and does without a page that has none', async () => {
  const asked = jest.fn();
  Object.assign(globalThis, { __portalMainRuns: asked });
  await import('./main-runs.ts');
  expect(asked).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, '__portalMainRuns');
  jest.resetModules();
  await expect(import('./main-runs.ts')).resolves.toBeDefined();
});
