import fc from 'fast-check';
import { readOffers } from './offers.ts';

const resultWith = (options: unknown) => JSON.stringify({ message: { options } });
const good = { offer: 'A', value: '1000.00', due_at_signing: 49.5 };
const read = { offer: 'A', value: 100_000, dueAtSigning: 4950 };

describe('readOffers', () => {
  it('LEASE-19, LEASE-20: reads message.options of the JSON text', () => {
    expect(readOffers(resultWith([good]), null)).toEqual({ status: 'listed', offers: [read] });
  });

  it('LEASE-20, SHARED-15: reads options that are lists of offer, value and due at signing', () => {
    expect(
      readOffers(
        resultWith([
          ['A', '1000.00', 49.5],
          ['B', null, null],
        ]),
        null,
      ),
    ).toEqual({
      status: 'listed',
      offers: [read, { offer: 'B', value: null, dueAtSigning: null }],
    });
  });

  it('LEASE-21 (OP-61): reads offer_amounts where the result has no offers', () => {
    const amounts = JSON.stringify([good]);
    for (const none of [
      null,
      undefined,
      '',
      '{}',
      'null',
      resultWith([]),
      resultWith(null),
      '{"message":"ok"}',
    ]) {
      expect(readOffers(none, amounts)).toEqual({ status: 'listed', offers: [read] });
    }
    expect(readOffers(resultWith([good]), JSON.stringify([{ ...good, offer: 'B' }]))).toEqual({
      status: 'listed',
      offers: [read],
    });
  });

  it('LEASE-21: reads offer_amounts that are a list and not JSON text', () => {
    expect(readOffers(null, [good])).toEqual({ status: 'listed', offers: [read] });
  });

  it('returns no offers where neither has any', () => {
    expect(readOffers(null, null)).toEqual({ status: 'listed', offers: [] });
  });

  it.each([
    '{',
    'nonsense',
    '[]',
    '7',
    '{"message":[]}',
    resultWith('x'),
    resultWith([{ offer: 'A', value: 'x' }]),
  ])('LEASE-19: returns unreadable for %p', (text) => {
    expect(readOffers(text, null)).toEqual({ status: 'unreadable' });
  });

  it.each(['{', '{}', '[1]', '[{"value":5}]'])(
    'LEASE-21: returns unreadable for the offer_amounts %p',
    (text) => {
      expect(readOffers(null, text)).toEqual({ status: 'unreadable' });
    },
  );

  it('LEASE-21: returns unreadable for an option that can’t be printed', () => {
    expect(readOffers(null, '[{"offer": {"toString": 1}}]')).toEqual({ status: 'unreadable' });
  });

  it('LEASE-19, LEASE-21: throws for no text and no value', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.anything()),
        fc.oneof(fc.json(), fc.anything()),
        (one, two) => {
          expect(['listed', 'unreadable']).toContain(readOffers(one, two).status);
        },
      ),
    );
  });
});
