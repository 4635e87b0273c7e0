import { listLeases } from '@portal/api-contract';
import { dueDatesOf, duesOf, getToday } from '@portal/domain';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';

describe('the list of leases', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    api.setTime(seededAt);
  });
  afterAll(() => api.close());

  it('API-08: has the due day of a lease, whose due dates end with what the others leave of the total due', async () => {
    const token = await api.tokenOf('maria');
    const overview = listLeases.read((await api.get('/api/v1/mobile/leases', { token })).envelope.data);
    const [due] = duesOf(overview, 'card', () => getToday(seededAt)).filter(
      ({ lease }) => lease.loanNumber === 'FW-204418',
    );
    expect(due?.lease.dueDay).toBe(Number(due?.date?.slice(8)));
    expect(due && dueDatesOf(due).at(-1)?.amount).toBe(6_920);
  });
});
