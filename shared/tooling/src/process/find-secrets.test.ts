import { secretsIn, secretsOfHeader, secretsOfMail } from './find-secrets.ts';

const token = 'x1'.repeat(16);
const textsIn = (value: unknown) => secretsIn(value).map(({ text }) => text);

it('secretsIn finds the secrets of a request by its fields, at any depth', () => {
  const sent = {
    email: 'maria@portal.test',
    password: 'Portal!demo1',
    ssn: '987-65-4321',
    account: '000123456789',
    otp: '04711',
    nested: [{ token }],
    card: '4242 4242 4242 4242',
    verificationData: { receipt: `rcp_${token}` },
  };
  const expected = [
    'Portal!demo1',
    '987654321',
    '000123456789',
    '04711',
    token,
    '4242424242424242',
    `rcp_${token}`,
  ];
  expect(textsIn(sent).sort()).toEqual(expected.sort());
});

it.each([
  { card: 'visa', month: 4, year: 2029, holder: 'Maria Alvarez' },
  { code: '200', cvc: '123' },
  { password: 'password' },
  { token: 'none' },
])('secretsIn finds none in %j', (value) => expect(secretsIn(value)).toEqual([]));

it('secretsOfMail finds the PIN and the tokens of links', () => {
  const mail = `Your code is 04711. https://portal.test/#/auth/reset?token=${token}&email=maria%40portal.test`;
  expect(secretsOfMail(mail)).toEqual([
    { type: 'PIN', text: '04711' },
    { type: 'link', text: token },
  ]);
});

it('secretsOfHeader finds the token of an Authorization header', () => {
  expect(secretsOfHeader(`Bearer ${token}`)).toEqual([{ type: 'token', text: token }]);
  expect(secretsOfHeader('Bearer')).toEqual([]);
  expect(secretsOfHeader(undefined)).toEqual([]);
});
