import { countryCodes } from './countries.ts';

describe('countryCodes', () => {
  it('lists the 249 countries of ISO 3166-1, each once and each with a name', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    expect(new Set(countryCodes).size).toBe(249);
    expect(countryCodes).toHaveLength(249);
    expect(countryCodes.filter((code) => !/^[A-Z]{2}$/.test(code) || names.of(code) === undefined)).toEqual(
      [],
    );
  });
});
