import type { CalendarDate } from '@portal/domain';
import type { banks, cards } from '../store/schema.ts';

type NewCard = Omit<typeof cards.$inferInsert, 'userId' | 'createdAt'>;
type NewBank = Omit<typeof banks.$inferInsert, 'userId' | 'createdAt'>;

/** The payment methods of one person. `defaultMethod` counts from 0 in one of the lists. */
export interface Wallet {
  readonly name: string;
  readonly cards: readonly NewCard[];
  readonly banks: readonly NewBank[];
  readonly defaultMethod: { readonly type: 'card' | 'bank'; readonly at: number } | null;
}

type CardRest = Partial<NewCard>;

/** Cards are published test numbers; people who are not listed have no method. */
export function wallets(today: CalendarDate): readonly Wallet[] {
  const year = Number(today.slice(0, 4));
  const card = (holder: string, network: string, last4: string, rest: CardRest = {}): NewCard => {
    const [holderFirst = '', ...others] = holder.split(' ');
    return {
      provider: 'payliance',
      network,
      last4,
      expiryMonth: 8,
      expiryYear: year + 2,
      holderFirst,
      holderLast: others.join(' '),
      spelling: 'short',
      ...rest,
    };
  };
  const long: CardRest = { spelling: 'long' };
  const elsewhere: CardRest = { provider: 'cardvault' };
  const bank = (owner: string, name: string, routingLast4: string, accountLast4: string): NewBank => ({
    bank: name,
    owner,
    routingLast4,
    accountLast4,
  });
  const maria = 'Maria Alvarez';
  const ida = 'Wilhelmina-Anastasia Featherstonehaugh-Montgomery-Vandersloot';
  return [
    {
      name: 'maria',
      cards: [
        card(maria, 'visa', '4242'),
        card(maria, 'mastercard', '4444', { ...long, expiryMonth: 11, expiryYear: year + 1 }),
        card(maria, 'amex', '0005', { expiryMonth: 3, expiryYear: year + 3 }),
        card(maria, 'discover', '1117', { ...long, expiryMonth: 1, expiryYear: year + 4 }),
        card(maria, 'dinersclub', '5904', { expiryMonth: 12, expiryYear: year + 1 }),
        card(maria, 'jcb', '0505', { ...long, expiryMonth: 6, expiryYear: year + 2 }),
        card(maria, 'unionpay', '8888', { expiryMonth: 9, expiryYear: year + 3 }),
        card(maria, 'mastercard', '0077', elsewhere),
        card(maria, 'visa', '1881', { ...elsewhere, ...long, expiryMonth: 2, expiryYear: year + 1 }),
      ],
      banks: [
        bank(maria, 'Macon Credit Union', '0281', '4821'),
        bank(maria, 'Ocmulgee River Bank', '0417', '7730'),
      ],
      defaultMethod: { type: 'card', at: 0 },
    },
    {
      name: 'evan',
      cards: [
        card('Evan Brooks', 'visa', '1111', { expiryMonth: 1, expiryYear: year - 1 }),
        card('Evan Brooks', 'mastercard', '0077', long),
      ],
      banks: [bank('Evan Brooks', 'Chattahoochee Savings', '0362', '6104')],
      defaultMethod: { type: 'card', at: 0 },
    },
    {
      name: 'dana',
      cards: [
        card('Dana Kim', 'visa', '0002'),
        card('Dana Kim', 'visa', '9995', long),
        card('Dana Kim', 'mastercard', '0069'),
      ],
      banks: [bank('Dana Kim', 'Flint Valley Bank', '0544', '0002')],
      defaultMethod: { type: 'card', at: 0 },
    },
    {
      name: 'otis',
      cards: [],
      banks: [bank('Otis Freeman', 'Macon Credit Union', '0281', '9036')],
      defaultMethod: { type: 'bank', at: 0 },
    },
    {
      name: 'paige',
      cards: [card('Paige Lindqvist', 'discover', '1117', long)],
      banks: [bank('Paige Lindqvist', 'Bibb Mutual', '0610', '2258')],
      defaultMethod: { type: 'bank', at: 0 },
    },
    {
      name: 'abe',
      cards: [card('Abe Castellano', 'visa', '0077', { expiryMonth: 5, expiryYear: year + 1 })],
      banks: [],
      defaultMethod: null,
    },
    {
      name: 'theo',
      cards: [card('Theo Barnes', 'visa', '4242'), card('Theo Barnes', 'mastercard', '4444', long)],
      banks: [bank('Theo Barnes', 'Ocmulgee River Bank', '0417', '3316')],
      defaultMethod: { type: 'card', at: 0 },
    },
    {
      name: 'ida',
      cards: [card(ida, 'visa', '4242', long), card(ida, 'amex', '0005')],
      banks: [
        bank(
          ida,
          'The First Consolidated Agricultural, Mercantile and Seafarers Savings and Trust Company of Middle Georgia',
          '0733',
          '5519',
        ),
      ],
      defaultMethod: { type: 'card', at: 0 },
    },
  ];
}
