// cspell:ignore número tarjeta dígitos código seguridad
import fc from 'fast-check';
import { cardNetworks } from '@portal/domain';
import { cardMessagesIn } from './card-messages.ts';
import {
  cvcLengthOf,
  groupedNumber,
  isHolder,
  networkOf,
  passesLuhn,
  problemsOf,
  readExpiry,
  writtenExpiry,
} from './card-rules.ts';
import { testCards } from './test-cards.ts';

const now = { month: 11, year: 2026 };
const good = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123', name: 'Maria Alvarez' };
const problems = (change: Partial<typeof good>, networks = cardNetworks) =>
  problemsOf({ ...good, ...change }, { now, networks, messages: cardMessagesIn('en') });

describe('the rules for card fields', () => {
  it('PROF-47: every card network has a test number that is approved', () => {
    const approved = testCards.filter(({ outcome }) => outcome === 'approved').map(({ network }) => network);
    expect(new Set(approved)).toEqual(new Set(cardNetworks));
  });

  it.each(testCards.map(({ number, network }) => [number, network] as const))(
    'PROF-62: %s is a number of %s',
    (number, network) => {
      expect(networkOf(number)?.network).toBe(network);
      const cvc = '1'.repeat(cvcLengthOf(number));
      expect(problems({ number, cvc })).toEqual({});
    },
  );

  it('PROF-62: a number with one wrong digit never passes the Luhn check', () => {
    const spoiled = fc.record({
      card: fc.constantFrom(...testCards),
      at: fc.nat({ max: 13 }),
      by: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(spoiled, ({ card: { number }, at, by }) => {
        const digit = (Number(number[at]) + by) % 10;
        return !passesLuhn(`${number.slice(0, at)}${digit}${number.slice(at + 1)}`);
      }),
    );
  });

  it.each([
    [{ number: '' }, { number: 'Enter the card number.' }],
    [{ number: '4242 4242 4242 424' }, { number: 'This is not a card number. Check the digits.' }],
    [{ number: '9999 9999 9999 9995' }, { number: 'This is not a card number. Check the digits.' }],
    [{ expiry: '' }, { expiry: 'Enter the expiration date.' }],
    [{ expiry: '13 / 29' }, { expiry: 'Enter the month and year on the card, as MM / YY.' }],
    [{ expiry: '00 / 29' }, { expiry: 'Enter the month and year on the card, as MM / YY.' }],
    [{ expiry: '10 / 26' }, { expiry: 'The card has expired.' }],
    [{ expiry: '12 / 25' }, { expiry: 'The card has expired.' }],
    [{ expiry: '11 / 26' }, {}],
    [{ expiry: '11 / 46' }, {}],
    [{ expiry: '01 / 47' }, { expiry: 'Enter the month and year on the card, as MM / YY.' }],
    [{ cvc: '' }, { cvc: 'Enter the security code.' }],
    [{ cvc: '12' }, { cvc: 'Enter the 3 digits of the security code.' }],
    [{ cvc: '1234' }, { cvc: 'Enter the 3 digits of the security code.' }],
    [{ number: '378282246310005' }, { cvc: 'Enter the 4 digits of the security code.' }],
    [{ number: '378282246310005', cvc: '1234' }, {}],
    [{ name: ' ' }, { name: 'Enter the name on the card.' }],
    [{ name: '4242424242424242' }, { name: 'Enter the name as it is on the card, without digits.' }],
    [{ name: 'Zoë O’Neill-Núñez' }, {}],
  ])('PROF-62: %j gives the messages %j', (change, found) => {
    expect(problems(change)).toEqual(found);
  });

  it('a card network that the host does not accept is rejected', () => {
    expect(problems({ number: '6011111111111117' }, ['visa'] as never)).toEqual({
      number: 'Discover cards are not accepted here.',
    });
  });

  it('PROF-62: what is wrong is said in the language of the page', () => {
    const messages = cardMessagesIn('es');
    expect(problemsOf({ ...good, number: '', cvc: '12' }, { now, networks: cardNetworks, messages })).toEqual(
      {
        number: 'Escriba el número de la tarjeta.',
        cvc: 'Escriba los 3 dígitos del código de seguridad.',
      },
    );
  });

  it('numbers are grouped as on cards', () => {
    expect(groupedNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(groupedNumber('378282246310005999')).toBe('3782 822463 10005');
    expect(groupedNumber('30569309025904')).toBe('3056 930902 5904');
    expect(groupedNumber('42x4-24')).toBe('4242 4');
    expect(groupedNumber('')).toBe('');
  });

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['122', '12 / 2'],
    ['1229', '12 / 29'],
    ['9', '09'],
    ['929', '09 / 29'],
    ['12 / 2029', '12 / 29'],
    ['12/29', '12 / 29'],
  ])('the expiration date %j is written as %j', (typed, written) => {
    expect(writtenExpiry(typed)).toBe(written);
  });

  it.each([
    ['1229', '12 / 29'],
    ['12/29', '12 / 29'],
    ['12 / 29', '12 / 29'],
    ['12/2029', '12 / 29'],
    ['122029', '12 / 29'],
    ['12/20299', '12 / 29'],
    ['12/202', '12 / 202'],
    ['1/29', '01 / 29'],
    ['1/2029', '01 / 29'],
    ['01/2029', '01 / 29'],
    ['9/2029', '09 / 29'],
    ['92029', '09 / 29'],
    ['12/', '12 / '],
    ['1/', '01 / '],
    ['0/', '0'],
    ['12/299', '12 / 29'],
    ['12/2029⌫8', '12 / 28'],
    ['12/202⌫⌫9', '12 / 29'],
    ['12/29⌫⌫2030', '12 / 30'],
    ['12⌫/29', '01 / 29'],
    ['12/⌫29', '12 / 29'],
    ['12/2⌫⌫⌫⌫⌫1/30', '11 / 30'],
  ])('PROF-62: the keys %s, one by one, write the expiration date %j', (keys, written) => {
    // As in the frame, where deleting does not reformat the rest.
    const press = (text: string, key: string) =>
      key === '⌫' ? text.slice(0, -1) : writtenExpiry(text + key);
    expect([...keys].reduce(press, '')).toBe(written);
  });

  it('a written expiration date can be read back', () => {
    expect(readExpiry('12 / 29')).toEqual({ month: 12, year: 2029 });
    expect(readExpiry('1/2029')).toEqual({ month: 1, year: 2029 });
    for (const wrong of ['', '12', '13 / 29', '12 / 2', 'x']) expect(readExpiry(wrong)).toBeNull();
  });

  it('a name has letters and no digits', () => {
    for (const name of ['Al', 'Maria Alvarez', '李 小龙'])
      expect([name, isHolder(name)]).toEqual([name, true]);
    for (const name of ['A', '--', '4242', 'Al 4', 'x'.repeat(61), '<b>Al'])
      expect([name, isHolder(name)]).toEqual([name, false]);
  });
});
