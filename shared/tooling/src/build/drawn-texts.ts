import { telAddress, type BrandConfig } from '@portal/platform/contract';

/**
 * What the build draws in place of a brand's texts, which the settings of a site have. A phone number is drawn as one
 * because screens make a `tel:` address of its digits.
 */
export const drawnTexts: Pick<BrandConfig, 'name' | 'title' | 'company' | 'contact'> = {
  name: '[[brand.name]]',
  title: '[[brand.title]]',
  company: '[[brand.company]]',
  contact: {
    address: '[[brand.address]]',
    phone: '+00000000000001',
    afterHoursPhone: '+00000000000002',
    email: 'brand@email.drawn',
  },
};

/** Returns drawn markup with the texts of a brand in it. */
export function fillDrawnTexts(html: string, brand: typeof drawnTexts): string {
  const { contact: drawn } = drawnTexts;
  const { contact } = brand;
  const texts: readonly (readonly [drawn: string, text: string])[] = [
    [drawnTexts.name, brand.name],
    [drawnTexts.title, brand.title],
    [drawnTexts.company, brand.company],
    [drawn.address, contact.address],
    [telAddress(drawn.phone), telAddress(contact.phone)],
    [telAddress(drawn.afterHoursPhone), telAddress(contact.afterHoursPhone)],
    [drawn.phone, contact.phone],
    [drawn.afterHoursPhone, contact.afterHoursPhone],
    [drawn.email, contact.email],
  ];
  return texts.reduce((filled, [place, text]) => filled.replaceAll(place, () => escaped(text)), html);
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
