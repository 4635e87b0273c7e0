import { groupedNumber, writtenExpiry } from '../card-rules.ts';
import { rewritten } from './caret.ts';

describe('the caret of a card field', () => {
  it('stays at the end while digits are typed', () => {
    expect(rewritten('42424', 5, groupedNumber)).toEqual({ text: '4242 4', caret: 6 });
    expect(rewritten('122', 3, writtenExpiry)).toEqual({ text: '12 / 2', caret: 6 });
  });

  it('stays after a digit that was typed in the middle', () => {
    expect(rewritten('42942 4242', 3, groupedNumber)).toEqual({ text: '4294 2424 2', caret: 3 });
    expect(rewritten('4242 94242', 6, groupedNumber)).toEqual({ text: '4242 9424 2', caret: 6 });
    expect(rewritten('94242', 1, groupedNumber)).toEqual({ text: '9424 2', caret: 1 });
  });

  it('never goes beyond the end of the text', () => {
    expect(rewritten('4242 4242 4242 4242 42425', 24, groupedNumber)).toEqual({
      text: '4242 4242 4242 4242 424',
      caret: 23,
    });
  });
});
