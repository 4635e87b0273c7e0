import { cents } from '@portal/domain';
import { amountSteps } from './amount-steps.ts';

describe('amountSteps', () => {
  it.each([
    [0, 0],
    [1, 1],
    [100, 1],
    [101, 2],
    [15_000, 150],
    [15_001, 31],
    [99_999_999, 100],
  ])('of %d cents end at position %d with exactly that amount', (most, last) => {
    const steps = amountSteps(cents(most));
    expect(steps.last).toBe(last);
    expect(steps.amountAt(last)).toBe(most);
    expect(steps.amountAt(0)).toBe(0);
    expect(steps.positionOf(cents(most))).toBe(last);
  });

  it('are whole dollars but for the last', () => {
    const { last, amountAt, positionOf } = amountSteps(cents(61_240));
    expect(last).toBe(123);
    expect(amountAt(122)).toBe(61_000);
    expect(positionOf(cents(61_239))).toBe(122);
    expect(positionOf(cents(70_000))).toBe(last);
  });
});
