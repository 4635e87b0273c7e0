import { isComplete, stageStates } from './stages.ts';

const actions = (...completed: readonly boolean[]) => ({
  actions: completed.map((done, at) => ({ text: `Action ${at}`, completed: done })),
});

it.each([
  [[], false],
  [[false], false],
  [[true, false], false],
  [[true], true],
  [[true, true], true],
])('UI-10: a step with actions %j is complete: %s', (done, complete) => {
  expect(isComplete(actions(...done))).toBe(complete);
});

it('UI-10: the first step that is not complete is the current one, a step without actions too', () => {
  expect(stageStates([actions(true), actions(), actions(true), actions(false)])).toEqual([
    'complete',
    'current',
    'complete',
    'ahead',
  ]);
  expect(stageStates([actions(true)])).toEqual(['complete']);
});
