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

/** Returns the settings for the texts of the main brand (OP-25), with these defaults. */
export const mainBrandSettings = (texts: BrandTexts): BrandSettings<'main'> => {
  const { name, title, company, address, phone, afterHoursPhone, email } = settingsOf('MAIN', texts);
  return {
    mainName: name,
    mainTitle: title,
    mainCompany: company,
    mainAddress: address,
    mainPhone: phone,
    mainAfterHoursPhone: afterHoursPhone,
    mainEmail: email,
  };
};

/** Returns the settings for the texts of the second brand. */
export const secondBrandSettings = (texts: BrandTexts): BrandSettings<'second'> => {
  const { name, title, company, address, phone, afterHoursPhone, email } = settingsOf('SECOND', texts);
  return {
    secondName: name,
    secondTitle: title,
    secondCompany: company,
    secondAddress: address,
    secondPhone: phone,
    secondAfterHoursPhone: afterHoursPhone,
    secondEmail: email,
  };
};

function settingsOf(place: 'MAIN' | 'SECOND', texts: BrandTexts): Record<keyof BrandTexts, Setting<string>> {
  const brand = `of the ${place.toLowerCase()} brand`;
  const of = (name: string, standard: string, description: string) => ({
    name: `BRAND_${place}_${name}`,
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
