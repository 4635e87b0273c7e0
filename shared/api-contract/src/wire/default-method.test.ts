import { readDefaultMethod } from './default-method.ts';

describe('readDefaultMethod', () => {
  it.each([
    ['Card', 'card'],
    ['App\\Models\\CustomerCard', 'card'],
    ['App\\Models\\Bank', 'bank'],
    ['ach', 'bank'],
  ])('PROF-49 (OP-79): reads the type %p as a %s', (wireType, type) => {
    expect(readDefaultMethod({ default_payment_type: wireType, default_payment_id: 3 })).toEqual({
      type,
      id: '3',
    });
  });

  it('PROF-49: returns null when there is no default', () => {
    expect(readDefaultMethod(null)).toBeNull();
    expect(readDefaultMethod({ default_payment_type: null, default_payment_id: 3 })).toBeNull();
    expect(readDefaultMethod({ default_payment_type: 'Card', default_payment_id: null })).toBeNull();
  });
});
