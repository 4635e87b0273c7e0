import { isRoutingNumber } from './routing-number.ts';

describe('a routing number', () => {
  it.each(['061000104', '021000021', '011401533'])('API-43: %s is valid', (text) => {
    expect(isRoutingNumber(text)).toBe(true);
  });

  it.each(['061000105', '601000104', '000000000', '61000104', '0610001040', '06100010x', ''])(
    'API-44: %j is invalid',
    (text) => {
      expect(isRoutingNumber(text)).toBe(false);
    },
  );
});
