import { listLeases } from '@portal/api-contract';
import { eq, sql } from 'drizzle-orm';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { seededAt } from '../../test/support/store-template.ts';
import { hashOf } from '../sign-in/secrets.ts';
import { failuresByAccount, requestsBySubject } from '../sign-in/sign-in-limits.ts';
import { wrongPinsByOwner, wrongPinsByRecipient } from '../sign-in/wrong-pins.ts';
import { applicants, signInFailures, wrongPins } from '../store/schema.ts';

const people = {
  rita: { last_name: ' BOONE', date_of_birth: '1988-04-12', ssn: '987-65-4321' },
  carl: { last_name: 'Jennings', date_of_birth: '1979-09-30', ssn: '987654322' },
  nick: { last_name: 'Okafor', date_of_birth: '1990-02-02', ssn: '987-65-4324' },
  paul: { last_name: 'Tran', date_of_birth: '1991-01-05', ssn: '987-65-4323' },
};

describe('past leases', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  const post = async (name: string, call: string, body: object) =>
    api.post(`/api/v1/mobile/leases/${call}`, body, { token: await api.tokenOf(name) });
  const retrieve = (name: string, person: object) => post(name, 'retrieve', person);
  const verify = (name: string, person: object, code: string) => post(name, 'verify', { ...person, code });
  const pinOf = async (name: string) =>
    /code is (\d{5})/.exec((await api.emailsOf(name))[0]?.body ?? '')?.[1] ?? '';
  const wrong = (pin: string) => (pin === '11111' ? '22222' : '11111');
  const leasesOf = async (name: string) =>
    listLeases.read(
      (await api.get('/api/v1/mobile/leases', { token: await api.tokenOf(name) })).envelope.data,
    ).leases;

  it('API-55, API-58: the emailed PIN connects rita’s leases, which then belong to her alone', async () => {
    expect(await leasesOf('rita')).toEqual([]);
    expect((await retrieve('rita', people.rita)).status).toBe(200);
    const pin = await pinOf('rita');
    expect((await verify('rita', people.rita, wrong(pin))).status).toBe(400);
    expect((await verify('nora', people.rita, pin)).status).toBe(400);
    expect((await verify('rita', people.rita, pin)).status).toBe(200);
    expect((await leasesOf('rita')).map(({ loanNumber }) => loanNumber).sort()).toEqual([
      'FW-081203',
      'FW-090114',
    ]);
    expect((await retrieve('rita', people.rita)).status).toBe(409);
    expect((await retrieve('nora', people.rita)).status).toBe(404);
    // Her own leases: the answer that connected them may have been lost.
    expect((await verify('rita', people.rita, pin)).status).toBe(409);
    expect((await verify('nora', people.rita, pin)).status).toBe(404);
  });

  it.each([
    ['API-57', 'carl', 409],
    ['API-56', 'nick', 404],
  ] as const)('%s: retrieving answers %s with %i', async (_row, name, status) => {
    const answer = await retrieve(name, people[name]);
    expect(answer).toMatchObject({ status, envelope: { status: false, code: status } });
    expect(await api.emailsOf(name)).toEqual([]);
  });

  it.each(['last_name', 'date_of_birth', 'ssn'] as const)(
    'API-56, API-59: a different %s finds nothing',
    async (key) => {
      const other = { ...people.rita, [key]: people.carl[key] };
      expect((await retrieve('rita', other)).status).toBe(404);
      expect((await verify('rita', other, '12345')).status).toBe(404);
    },
  );

  it('API-60: paul has no tries left, and retrieving again does not bring more', async () => {
    expect((await retrieve('paul', people.paul)).status).toBe(200);
    expect(await api.emailsOf('paul')).toEqual([]);
    expect(await verify('paul', people.paul, '12345')).toMatchObject({
      status: 406,
      envelope: { data: { maxed: true } },
    });
  });

  it('API-60: a new PIN has only the tries that were left', async () => {
    await retrieve('rita', people.rita);
    for (let tries = 0; tries < 4; tries += 1) {
      const { status } = await verify('rita', people.rita, wrong(await pinOf('rita')));
      expect(status).toBe(400);
      await retrieve('rita', people.rita);
    }
    expect((await verify('rita', people.rita, wrong(await pinOf('rita')))).status).toBe(406);
  });

  it('API-55, API-58: of simultaneously requested PINs only the newest connects, across two instances', async () => {
    const twin = await api.twin();
    const token = await api.tokenOf('rita');
    const answers = await Promise.all(
      Array.from({ length: requestsBySubject }, (_, at) =>
        (at % 2 === 0 ? api : twin).post('/api/v1/mobile/leases/retrieve', people.rita, { token }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await verify('rita', people.rita, await pinOf('rita'))).status).toBe(200);
  });

  it('API-55: the PIN goes to the contact of the leases, so another account that knows everything gets nothing', async () => {
    expect((await retrieve('nora', people.rita)).status).toBe(200);
    expect(await api.emailsOf('nora')).toEqual([]);
    const pin = await pinOf('rita');
    expect(pin).toMatch(/^\d{5}$/);
    expect((await verify('nora', people.rita, wrong(pin))).status).toBe(400);
    expect(await leasesOf('nora')).toEqual([]);
  });

  it('API-55: emails to the contact of somebody’s leases are limited over all accounts, and others do not use up the owner’s', async () => {
    const names = ['nora', 'nick', 'maria'];
    const statuses: number[] = [];
    for (let at = 0; at <= requestsBySubject; at += 1) {
      statuses.push((await retrieve(names[at % names.length] ?? '', people.rita)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: requestsBySubject }, () => 200), 429]);
    expect(await api.emailsOf('rita')).toHaveLength(requestsBySubject);
    expect((await retrieve('rita', people.rita)).status).toBe(200);
  });

  it('API-56, API-59: leases without a contact answer 404, as if there were none', async () => {
    await api.db.update(applicants).set({ contactEmail: null }).where(eq(applicants.lastName, 'boone'));
    const [unknown, known] = [await retrieve('nick', people.nick), await retrieve('rita', people.rita)];
    expect(known).toMatchObject({ status: 404, envelope: unknown.envelope });
    expect((await verify('rita', people.rita, '12345')).status).toBe(404);
    expect(await api.emailsOf('rita')).toEqual([]);
  });

  it('API-56: guesses of one person’s SSN are limited over all accounts', async () => {
    const guess = (name: string) => retrieve(name, { ...people.rita, ssn: '000-00-0000' });
    const names = ['nora', 'nick', 'maria', 'evan', 'dana'];
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await guess(names[at % names.length] ?? '')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    expect((await retrieve('abe', people.nick)).status).toBe(404);
  });

  it('API-56: guesses of others do not shut out the account that has the contact of the leases', async () => {
    const { last_name, date_of_birth } = people.rita;
    const accountHash = hashOf(`person:${last_name.trim().toLowerCase()}:${date_of_birth}`);
    const failures = Array.from({ length: failuresByAccount }, (_, at) => ({
      accountHash,
      address: `198.51.100.${at}`,
      failedAt: seededAt,
    }));
    await api.db.insert(signInFailures).values(failures);
    expect((await retrieve('nora', people.rita)).status).toBe(429);
    expect((await retrieve('rita', people.rita)).status).toBe(200);
  });

  it('API-60: the wrong PINs of a day are limited over all accounts, but those of others do not use up the owner’s', async () => {
    const contact = 'rita@portal.test';
    const wrongOnes = Array.from({ length: wrongPinsByRecipient }, (_, at) => ({
      recipientHash: hashOf(contact),
      address: `198.51.100.${at}`,
      enteredAt: seededAt,
    }));
    await api.db.insert(wrongPins).values(wrongOnes);
    await retrieve('nora', people.rita);
    const pinOfNora = await pinOf('rita');
    expect((await verify('nora', people.rita, pinOfNora)).status).toBe(429);
    await retrieve('rita', people.rita);
    expect((await verify('rita', people.rita, await pinOf('rita'))).status).toBe(200);
  });

  it('API-60: the owner too has only so many wrong PINs a day', async () => {
    for (let at = 1; at <= wrongPinsByOwner; at += 1) {
      // A PIN lives for ten minutes and has five tries.
      if (at % 4 === 1) api.setTime(new Date(seededAt.getTime() + ((at - 1) / 4) * 20 * 60_000));
      if (at % 4 === 1) await retrieve('rita', people.rita);
      const { status } = await verify('rita', people.rita, wrong(await pinOf('rita')));
      expect(status).toBe(at < wrongPinsByOwner ? 400 : 429);
    }
    api.setTime(new Date(seededAt.getTime() + 3_600_000));
    await retrieve('rita', people.rita);
    expect((await verify('rita', people.rita, await pinOf('rita'))).status).toBe(429);
  });

  it('API-55: the SSN is not stored in plain text', async () => {
    const { rows } = (await api.db.execute(sql`select * from applicants`)) as unknown as { rows: unknown[] };
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('98765');
  });

  it('API-54: a contract is answered as a link; a missing one and another customer’s are errors', async () => {
    const token = await api.tokenOf('evan');
    const contract = (id: string) => api.get(`/api/v1/mobile/leases/${id}/contract`, { token });
    const [filed, missing] = await leasesOf('evan');
    const [others] = await leasesOf('maria');
    const { envelope } = await contract(filed?.id ?? '');
    const { contract: link } = envelope.data as { contract: string };
    expect((await api.server.inject(link)).statusCode).toBe(200);
    expect(await contract(missing?.id ?? '')).toMatchObject({
      status: 404,
      envelope: { error: 'The contract of this lease has not been filed yet.' },
    });
    expect(await contract(others?.id ?? '')).toEqual(await contract('999999'));
    expect((await contract('x')).status).toBe(404);
  });
});
