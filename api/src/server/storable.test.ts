import { Failure } from './failure.ts';
import { rejectUnstorable } from './storable.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('what the database can store', () => {
  it.each([
    ['texts of any letters', { näme: ['😀', '\u0001', '\ufffd', "'; --"] }],
    ['no text', [1, true, null, undefined]],
    ['32 levels', nested(33)],
  ])('API-98: accepts %s', (_what, value) => {
    expect(() => rejectUnstorable(value)).not.toThrow();
  });

  it.each([
    ['a NUL character', { a: ['x\0'] }],
    ['a NUL character in a name', { 'a\0': 1 }],
    ['the first half of a character', 'x\ud83d'],
    ['the second half of a character', ['\ude00x']],
    ['halves in the wrong order', '\ude00\ud83d'],
    ['33 levels', nested(34)],
    ['levels without end', nested(30_000)],
  ])('API-98: rejects %s with 422', (_what, value) => {
    expect(() => rejectUnstorable(value)).toThrow(Failure);
  });
});
