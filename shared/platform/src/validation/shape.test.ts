import { matchesShape, type Shape } from './shape.ts';

const person: Shape = {
  object: { name: 'string', age: { optional: 'number' }, mail: { nullable: 'string' } },
};

describe('matchesShape', () => {
  it.each<[Shape, unknown, boolean]>([
    ['string', 'a', true],
    ['string', 1, false],
    ['number', 1, true],
    ['number', NaN, false],
    ['boolean', false, true],
    [{ oneOf: ['a', 'b'] }, 'b', true],
    [{ oneOf: ['a', 'b'] }, 'c', false],
    [{ list: 'number' }, [1, 2], true],
    [{ list: 'number' }, [1, '2'], false],
    [person, { name: 'a', mail: null }, true],
    [person, { name: 'a', mail: 'b', age: 3 }, true],
    [person, { name: 'a' }, false],
    [person, { name: 'a', mail: null, token: 'x' }, false],
    [person, null, false],
    [{ object: {} }, {}, true],
    [{ object: {} }, { a: 1 }, false],
  ])('%j and %j: %s', (shape, value, answer) => {
    expect(matchesShape(value, shape)).toBe(answer);
  });
});
