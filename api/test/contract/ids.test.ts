import { fieldsIn, shapeOf, type Shape } from '@portal/api-contract/description';
import {
  deleteBank,
  endpointTable,
  listBanks,
  listCards,
  listLeases,
  listSessions,
  makePayment,
  uploadFile,
  type AnyEndpoint,
  type WireLeases,
  type WirePaymentReceipt,
  type WireUploadedFile,
} from '@portal/api-contract';
import type { TestResponse, TestRequest } from './call-endpoint.ts';
import { payable } from './failure-cases/payments.ts';
import { dataOf, openTestContext, type TestContext } from './test-context.ts';

/** Ids of what another customer has. */
interface Belongings {
  readonly loanNumber: string;
  readonly leaseUuid: string;
  readonly leaseId: string;
  readonly card: string;
  readonly bank: string;
  readonly file: string;
  readonly paymentKey: string;
  readonly payment: string;
  readonly session: string;
}

/** Which of those ids a field takes, by `ENDPOINT FIELD`. */
const idsOfFields: Readonly<Record<string, keyof Belongings>> = {
  'leases.history loan_number': 'loanNumber',
  'leases.payment-histories loan_numbers': 'loanNumber',
  'leases.scheduled-payments lease_uuid': 'leaseUuid',
  'leases.ownership-quote lease_uuid': 'leaseUuid',
  'leases.contract lease_id': 'leaseId',
  'cards.delete id': 'card',
  'cards.add reVerificationCardId': 'card',
  'banks.delete id': 'bank',
  'payment-methods.set-default id': 'bank',
  'payments.create lease': 'leaseUuid',
  'payments.create method_id': 'bank',
  'payments.attempt key': 'paymentKey',
  'payments.find payment_id': 'payment',
  'payments.receipt payment_id': 'payment',
  'sessions.end id': 'session',
  'files.rename file': 'file',
  'files.delete file': 'file',
  'files.download file': 'file',
};

/** Path parameters that name what all users share. */
const commonNames = ['form', 'source', 'report', 'year'];

/** Fields that are answered with 200 and an empty result, not with 404. */
const answeredEmpty = ['payments.attempt key', 'leases.payment-histories loan_numbers'];

const unknownIds = [
  '0',
  '-1',
  '999999999',
  '99999999999999999999',
  '1e3',
  'x',
  'FW-000000',
  '00000000-0000-4000-8000-000000000000',
  "1' or '1'='1",
  '1; drop table users; --',
  '../1',
];

interface IdField {
  readonly endpoint: AnyEndpoint;
  readonly place: 'path' | 'query' | 'body';
  readonly field: string;
}

const isId = (name: string, shape: Shape) =>
  (shape.type === 'scalar' && shape.name === 'field:id') || name === 'lease' || name === 'loan_numbers';

const idFields: readonly IdField[] = endpointTable.flatMap((endpoint) => {
  const { path, query, body } = endpoint.request;
  const inPath = path === undefined ? [] : Object.keys(fieldsIn(shapeOf(path)));
  const inQuery = query === undefined ? [] : Object.entries(fieldsIn(shapeOf(query)));
  const inBody = body === undefined ? [] : Object.entries(fieldsIn(shapeOf(body)));
  return [
    ...inPath
      .filter((field) => !commonNames.includes(field))
      .map((field) => ({ endpoint, place: 'path' as const, field })),
    ...inQuery
      .filter(([field, shape]) => isId(field, shape))
      .map(([field]) => ({ endpoint, place: 'query' as const, field })),
    ...inBody
      .filter(([field, shape]) => isId(field, shape))
      .map(([field]) => ({ endpoint, place: 'body' as const, field })),
  ];
});

const keyOf = ({ endpoint, field }: IdField) => `${endpoint.id} ${field}`;

describe('ids of other people and unknown ids', () => {
  let context: TestContext;
  let evans: Belongings;
  let own: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    context = await openTestContext();
    evans = await belongingsOf('evan');
    own = await payable(context, 'maria', 'bank');
  });
  afterAll(() => context.close());

  async function belongingsOf(as: string): Promise<Belongings> {
    const [lease] = dataOf<WireLeases>(await context.send(listLeases, { as })).all;
    const { cards } = dataOf<{ cards: { id: number }[] }>(await context.send(listCards, { as }));
    const { banks } = dataOf<{ banks: { id: number }[] }>(await context.send(listBanks, { as }));
    const file = dataOf<WireUploadedFile>(await context.send(uploadFile, { as }));
    const paymentKey = 'the-key-of-evan';
    const body = await payable(context, as, 'bank');
    const paid = await context.send(makePayment, { as, body, headers: { 'idempotency-key': paymentKey } });
    const { sessions } = dataOf<{ sessions: { id: number }[] }>(await context.send(listSessions, { as }));
    const [card] = cards;
    const [bank] = banks;
    if (!lease || !card || !bank || paid.status !== 200)
      throw new Error(`${as} has no lease, card or bank, or could not pay.`);
    return {
      loanNumber: String(lease.loan_number),
      leaseUuid: String(lease.lease_uuid),
      leaseId: String(lease.lease_id),
      card: String(card.id),
      bank: String(bank.id),
      file: String(file.id),
      paymentKey,
      payment: String(dataOf<WirePaymentReceipt>(paid).payment_id),
      session: String(sessions[0]?.id),
    };
  }

  async function send({ endpoint, place, field }: IdField, id: string): Promise<TestResponse> {
    const value = field === 'loan_numbers' ? JSON.stringify([id]) : id;
    const body = endpoint === makePayment ? own : {};
    const sent: TestRequest =
      place === 'body' ? { body: { ...body, [field]: value } } : { [place]: { [field]: value } };
    return context.send(endpoint, { as: 'maria', ...sent });
  }

  /** An answer without the headers that differ in every answer. */
  const comparable = ({ status, text, headers }: TestResponse) => {
    const others = Object.entries(headers).filter(([name]) => !['x-request-id', 'date'].includes(name));
    return { status, text, headers: others };
  };

  it('are sent in these fields and no others', () => {
    expect(idFields.map(keyOf).sort()).toEqual(Object.keys(idsOfFields).sort());
  });

  it.each(idFields.map((one) => [keyOf(one), one] as const))(
    'API-52: get the same answer: %s',
    async (key, one) => {
      const id = idsOfFields[key];
      if (!id) throw new Error(`The id of the field ${key} is not listed.`);
      const others = comparable(await send(one, evans[id]));
      for (const unknown of unknownIds)
        expect([unknown, comparable(await send(one, unknown))]).toEqual([unknown, others]);
      expect([key, others.status]).toEqual([key, answeredEmpty.includes(key) ? 200 : 404]);
    },
  );

  it('change nothing that belongs to somebody else', async () => {
    expect(await context.send(deleteBank, { as: 'evan', path: { id: evans.bank } })).toMatchObject({
      status: 200,
    });
  });
});
