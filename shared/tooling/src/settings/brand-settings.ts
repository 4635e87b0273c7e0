import { textLike, type Setting } from './setting.ts';

interface BrandTexts {
  readonly name: string;
  readonly title: string;
  readonly company: string;
  readonly address: string;
  readonly phone: string;
  readonly afterHoursPhone: string;
  readonly email: string;
}

type BrandSettings<Place extends string> = {
  readonly [Text in keyof BrandTexts as `${Place}${Capitalize<Text>}`]: Setting<string>;
};

/**
 * Returns the settings for the texts of a brand (OP-25), with these defaults.
 *
 * @param place what the settings' names begin with: `mainName`
 */
export function brandSettings<Place extends 'main' | 'second'>(
  place: Place,
  texts: BrandTexts,
): BrandSettings<Place> {
  const named = Object.entries(settingsOf(place, texts)).map(([text, setting]) => [
    `${place}${text.charAt(0).toUpperCase()}${text.slice(1)}`,
    setting,
  ]);
  return Object.fromEntries(named) as BrandSettings<Place>;
}

function settingsOf(place: string, texts: BrandTexts): Record<keyof BrandTexts, Setting<string>> {
  const brand = `of the ${place} brand`;
  const of = (name: string, standard: string, description: string) => ({
    name: `BRAND_${place.toUpperCase()}_${name}`,
    default: standard,
    description: `${description}.`,
  });
  return {
    name: shortText(of('NAME', texts.name, `Name ${brand}`)),
    title: shortText(of('TITLE', texts.title, `Title of every page ${brand}`)),
    company: shortText(of('COMPANY', texts.company, `Company ${brand}, in the footer and in authorizations`)),
    address: shortText(of('ADDRESS', texts.address, `Postal address ${brand}`)),
    phone: phoneNumber(of('PHONE', texts.phone, `Phone number ${brand}`)),
    afterHoursPhone: phoneNumber(
      of('AFTER_HOURS_PHONE', texts.afterHoursPhone, `Phone number ${brand} outside of its hours`),
    ),
    email: emailAddress(of('EMAIL', texts.email, `Email address ${brand}`)),
  };
}

type Described = Parameters<typeof textLike>[0];

const shortText = (of: Described) => textLike(of, /^\S(.{0,118}\S)?$/, 'a text of 1 to 120 characters');

const phoneNumber = (of: Described) =>
  textLike(of, /^[+(]?\d[\d ().-]{2,28}\d$/, 'a phone number: digits, spaces and the signs + ( ) . -');

const emailAddress = (of: Described) => textLike(of, /^[^\s@]+@[^\s@]+$/, 'an email address');
