import { dependentsOf } from './dependencies.ts';

const inputs = (dependsOn: Record<string, readonly string[]>) =>
  Object.entries(dependsOn).map(([name, on]) => ({ name, dependsOn: on }));

it.each([
  ['nobody', { a: [], b: [] }, ['a'], []],
  ['those that depend on it', { a: [], b: ['a'], c: [] }, ['a'], ['b']],
  ['also through others, in the order of the form', { c: ['b'], a: [], b: ['a'] }, ['a'], ['c', 'b']],
  ['each once', { a: [], b: ['a'], c: ['a'], d: ['b', 'c'] }, ['a'], ['b', 'c', 'd']],
  ['of several changes', { a: [], b: [], c: ['a'], d: ['b'] }, ['a', 'b'], ['c', 'd']],
  ['a changed one that depends on another changed one', { a: [], b: ['a'] }, ['a', 'b'], ['b']],
  ['nobody by a name that is not there', { a: ['gone'], b: [] }, ['b'], []],
])('UI-51: a change makes stale: %s', (_, dependsOn, changed, stale) => {
  expect(dependentsOf(inputs(dependsOn), changed)).toEqual(stale);
});

it.each([
  ['of two', { a: ['b'], b: ['a'] }, ['a'], ['b']],
  ['of one', { a: ['a'] }, ['a'], []],
  ['of three', { a: ['c'], b: ['a'], c: ['b'] }, ['b'], ['a', 'c']],
])('UI-51: a circle %s ends where it began', (_, dependsOn, changed, stale) => {
  expect([...dependentsOf(inputs(dependsOn), changed)].sort()).toEqual([...stale].sort());
});
