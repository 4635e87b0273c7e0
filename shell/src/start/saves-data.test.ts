import { savesData } from './saves-data.ts';

describe('saving data', () => {
  it.each([
    [{}, false],
    [{ connection: {} }, false],
    [{ connection: { saveData: true, effectiveType: '4g' } }, true],
    [{ connection: { saveData: false, effectiveType: '2g' } }, true],
    [{ connection: { effectiveType: 'slow-2g' } }, true],
    [{ connection: { effectiveType: '3g' } }, false],
  ])('%j: %s', (browser, expected) => {
    expect(savesData(browser)).toBe(expected);
  });
});
