import { signIn, type ApiCustomer } from '../support/api-customer.ts';
import { failToStart, startApi, type ApiProcess } from '../support/api-process.ts';
import { openMailServer } from '../support/mail-server.ts';
import { createStore, storeType, type TestStore } from '../support/test-store.ts';
import { until } from '../support/until.ts';

const due = '2026-12-11T12:00:00Z';

/** The payment that maria has scheduled for that day, as its lease and its email name it. */
const drawn = { loanNumber: 'BZ-118820', amount: '$131.75' };

const order = { amount: 62.5, date: '2026-11-20', method_type: 'bank', isPayoffAmount: false };

describe('two processes of the api on one store', () => {
  let store: TestStore;
  const started: ApiProcess[] = [];

  beforeEach(async () => {
    store = await createStore();
  });
  afterEach(async () => {
    for (const api of started.splice(0)) await api.kill();
    await store.remove();
  });

  const run = async (settings: Record<string, string> = {}) => {
    const api = await startApi({ ...store.environment, ...settings });
    started.push(api);
    return api;
  };

  if (storeType === 'folder') {
    it('the second on a data folder stops with one line, and the first keeps running', async () => {
      const first = await run();
      const second = { ...store.environment, DATA_DIR: `${store.environment.DATA_DIR}/` };
      const { code, output } = await failToStart(second);
      expect(code).toBe(1);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(output).toContain(`process ${first.pid}`);
      expect(output).toContain('DATA_DIR');
      expect((await fetch(`${first.address}/api/health`)).status).toBe(200);
    });
    return;
  }

  /** Starts two processes on the empty database at once. */
  const runBoth = (settings?: Record<string, string>) => Promise.all([run(settings), run(settings)]);
  const setClock = ({ address }: ApiProcess, now: string) =>
    fetch(`${address}/api/test/clock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    });
  const bankOf = async ({ get }: ApiCustomer) =>
    (await get<{ banks: { id: number }[] }>('banks')).data.banks[0]?.id;

  /** Whether every email is recorded as sent, which is later than the mail server has it. */
  const areEmailsSent = async ({ address }: ApiProcess) => {
    const answer = await fetch(`${address}/api/demo/emails`);
    const { data } = (await answer.json()) as { data: { emails: { status: string }[] } };
    return data.emails.every(({ status }) => status === 'sent');
  };

  it('API-48: start on an empty database together, share sessions, and pay once per key', async () => {
    const [first, second] = await runBoth();
    const here = await signIn(first.address, 'evan');
    const there = here.at(second.address);
    const [lease] = (await there.leases()).all;
    const loan = [String(lease?.loan_number)];
    const before = (await there.history(loan)).length;
    const body = { ...order, lease: lease?.lease_uuid, method_id: await bankOf(here) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? here : there).pay(body, 'one-key-for-both')),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(await here.history(loan)).toHaveLength(before + 1);

    const other = await signIn(second.address, 'evan');
    expect((await here.get('leases')).status).toBe(200);
    await fetch(`${second.address}/api/v2/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${here.token}` },
    });
    expect((await here.get('leases')).status).toBe(401);
    expect((await other.at(first.address).get('leases')).status).toBe(200);

    await Promise.all([first.stop(), second.stop()]);
    expect([(await first.exit).code, (await second.exit).code]).toEqual([0, 0]);
  });

  it('API-49: draw each due payment once and send each email once', async () => {
    const mailServer = await openMailServer();
    try {
      const both = await runBoth({ SMTP_URL: mailServer.url, REMINDER_DAYS: 'off' });
      const before = await (await signIn(both[0].address, 'maria')).history([drawn.loanNumber]);
      const seeded = ['ivy@portal.test', 'maria@portal.test'];
      // Else the clock would end the claim of an email that has just been sent.
      await until(() => areEmailsSent(both[0]));
      expect(mailServer.received).toHaveLength(seeded.length);
      await Promise.all(both.map((api) => setClock(api, due)));
      const maria = await signIn(both[1].address, 'maria');
      expect(await maria.history([drawn.loanNumber])).toHaveLength(before.length + 1);

      await until(() => mailServer.received.length > seeded.length);
      // Before a process ends, it sends what it has claimed.
      await Promise.all(both.map((api) => api.stop()));
      expect(mailServer.received.flatMap(({ to }) => to).sort()).toEqual([...seeded, 'maria@portal.test']);
      const receipts = mailServer.received.filter(({ source }) => source.includes(drawn.amount));
      expect(receipts).toHaveLength(1);
    } finally {
      await mailServer.close();
    }
  });
});
