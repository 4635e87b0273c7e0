import { locationProblem } from './location.errors.ts';

describe('problems of the browser’s location', () => {
  it.each([
    [{ code: 1 }, 'denied'],
    [{ code: 2 }, 'unavailable'],
    [{ code: 3 }, 'timeout'],
    [{ code: 0 }, 'unknown'],
    [{ code: 4 }, 'unknown'],
    [undefined, 'unavailable'],
  ] as const)('%j is %s', (error, problem) => {
    expect(locationProblem(error)).toBe(problem);
  });
});
