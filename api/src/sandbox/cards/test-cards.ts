import type { CardNetwork } from '@portal/domain';

/** The outcome for a test card; an expired one gets no token. */
export type TestOutcome =
  | 'approved'
  | 'declined'
  | 'insufficient-funds'
  | 'expired'
  | 'rejected'
  | 'slow'
  | 'silent';

/** A published test number, which no real card has. */
export interface TestCard {
  readonly id: string;
  readonly number: string;
  readonly network: CardNetwork;
  readonly outcome: TestOutcome;
  /** What it demonstrates, for the page that lists them. */
  readonly shows: string;
}

/** The sandbox accepts only these, so that nobody tries it with a card of their own. */
export const testCards: readonly TestCard[] = [
  card('visa', '4242424242424242', 'visa', 'approved', 'Visa'),
  card('amex', '378282246310005', 'amex', 'approved', 'American Express: four digits of CVC'),
  card('mastercard', '5555555555554444', 'mastercard', 'approved', 'Mastercard'),
  card('discover', '6011111111111117', 'discover', 'approved', 'Discover'),
  card('dinersclub', '30569309025904', 'dinersclub', 'approved', 'Diners Club: 14 digits'),
  card('jcb', '3566002020360505', 'jcb', 'approved', 'JCB'),
  card('unionpay', '6200000000000005', 'unionpay', 'approved', 'UnionPay'),
  card('declined', '4000000000000002', 'visa', 'declined', 'The bank declines the verification'),
  card(
    'insufficient-funds',
    '4000000000009995',
    'visa',
    'insufficient-funds',
    'The verification finds no funds',
  ),
  card('expired', '4000000000000069', 'visa', 'expired', 'Expired: gets no token'),
  card('rejected', '4000000000000101', 'visa', 'rejected', 'The verification is rejected: wrong CVC'),
  card('slow', '4000000000000077', 'visa', 'slow', 'The verification takes four seconds, then succeeds'),
  card('silent', '4000000000000119', 'visa', 'silent', 'The verification never answers'),
];

/** Returns the test card of a number without blanks; null for any other number. */
export const findTestCard = (number: string): TestCard | null =>
  testCards.find((one) => one.number === number) ?? null;

function card(
  id: string,
  number: string,
  network: CardNetwork,
  outcome: TestOutcome,
  shows: string,
): TestCard {
  return { id, number, network, outcome, shows };
}
