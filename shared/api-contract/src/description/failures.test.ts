import { changeEmail, endpointTable, leaseHistory, listSlides, loginCustomer } from '../index.ts';
import { failuresOf } from './failures.ts';

const statusesOf = (endpoint: Parameters<typeof failuresOf>[0]) =>
  failuresOf(endpoint).map(({ status, code }) => code ?? status);

describe('failuresOf', () => {
  it('API-96: includes the failures that follow from who may call the endpoint', () => {
    for (const endpoint of endpointTable) {
      expect([endpoint.id, statusesOf(endpoint).includes(401)]).toEqual([
        endpoint.id,
        endpoint.auth === 'bearer' || endpoint.failures.some(({ status }) => status === 401),
      ]);
    }
    expect(failuresOf(leaseHistory)).toContainEqual({ status: 403, when: 'The caller is not a customer.' });
  });

  it('API-24: a caller who must set a new password may only ask who they are and sign out', () => {
    const open = endpointTable.filter(
      ({ auth, servesBeforeReset }) => auth === 'bearer' && servesBeforeReset,
    );
    expect(open.map(({ id }) => id)).toEqual(['auth.check-token', 'portal-auth.logout', 'portal-auth.user']);
  });

  it('API-93: includes the failures that follow from what is sent', () => {
    expect(statusesOf(listSlides)).toEqual([503]);
    expect(statusesOf(leaseHistory)).toEqual([404, 400, 401, 1002, 403, 422]);
    expect(statusesOf(loginCustomer)).toEqual(expect.arrayContaining([1001, 1005, 400, 413, 415, 422]));
  });

  it('lists each failure once', () => {
    for (const endpoint of endpointTable) {
      const failures = failuresOf(endpoint).map(
        ({ status, code, when }) => `${status} ${code ?? ''} ${when}`,
      );
      expect(new Set(failures).size).toBe(failures.length);
    }
    expect(failuresOf(changeEmail).filter(({ status }) => status === 403)).toHaveLength(3);
  });
});
