import { is } from 'superstruct';
import {
  maybeMoney,
  readMaybeText,
  wireDate,
  wireId,
  wireInstant,
  wireMoney,
  wireNumber,
} from './scalars.ts';

const isInstant = (value: unknown) => is(value, wireInstant);

describe('values on the wire', () => {
  it('money is a number or a decimal text, exact to the cent', () => {
    expect([84.2, '84.20', 0, '-1'].every((value) => is(value, wireMoney))).toBe(true);
    expect(['', '84.205', 84.205, 'a', null, true, [], '1e3'].some((value) => is(value, wireMoney))).toBe(
      false,
    );
    expect(is(null, maybeMoney) && is(undefined, maybeMoney)).toBe(true);
  });

  it('a number is finite, or the text of a finite number', () => {
    expect([1, 1.5, '12', '-3.5'].every((value) => is(value, wireNumber))).toBe(true);
    expect([NaN, Infinity, '', '1e3', '0x1', 'a', null].some((value) => is(value, wireNumber))).toBe(false);
  });

  it('a date is a day of the calendar; a time after it is ignored', () => {
    expect(['2026-12-04', '2026-12-04T23:59:59Z', '2026-12-04 08:00:00'].every((v) => is(v, wireDate))).toBe(
      true,
    );
    expect(['2026-02-30', '12/04/2026', '2026-12-04x', '', 20261204].some((v) => is(v, wireDate))).toBe(
      false,
    );
  });

  it('a moment is a day and time with its offset from UTC', () => {
    expect(
      ['2026-12-04T08:00:00Z', '2026-12-04T08:00:00.123Z', '2026-12-04T08:00-05:00'].every(isInstant),
    ).toBe(true);
    expect(['2026-12-04', '2026-12-04T08:00:00', '2026-13-04T08:00:00Z', '', 0, null].some(isInstant)).toBe(
      false,
    );
  });

  it('an id is a whole number or a text that is not blank', () => {
    expect([7, '7', 'c0ffee'].every((value) => is(value, wireId))).toBe(true);
    expect([1.5, '', ' ', null, {}].some((value) => is(value, wireId))).toBe(false);
  });

  it('a blank text is read as null', () => {
    expect([readMaybeText(''), readMaybeText(' '), readMaybeText(null), readMaybeText(undefined)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
