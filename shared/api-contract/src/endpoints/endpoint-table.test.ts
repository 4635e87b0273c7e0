import { endpointTable } from './endpoint-table.ts';

const named = (ids: string) => endpointTable.find(({ id }) => id === ids);

describe('the endpoint table', () => {
  it.each([
    ['API-31, AUTH-57', 'POST /api/v1/mobile/register'],
    ['API-34, AUTH-58', 'POST /api/v1/mobile/login'],
    ['API-35, AUTH-59', 'POST /api/v1/mobile/token/login'],
    ['API-36, AUTH-60', 'POST /api/v1/mobile/forgot/password'],
    ['API-37, AUTH-62', 'POST /api/v1/mobile/reset/password'],
    ['API-38', 'GET /api/v1/mobile/cards'],
    ['API-39', 'GET /api/v1/mobile/banks'],
    ['API-40', 'GET /api/v1/mobile/cards/payliance/iframe/config'],
    ['API-41', 'POST /api/v1/mobile/cards'],
    ['API-42', 'POST /api/v1/mobile/cards/{id}/delete'],
    ['API-43', 'POST /api/v1/mobile/banks'],
    ['API-45', 'POST /api/v1/mobile/banks/{id}/delete'],
    ['API-46', 'POST /api/v1/mobile/customers/payments/default'],
    ['API-47', 'GET /api/v1/mobile/payments/pending'],
    ['API-48', 'POST /api/v1/mobile/payments'],
    ['API-50, LEASE-43', 'GET /api/v1/mobile/leases'],
    ['API-51', 'GET /api/v1/mobile/leases/histories'],
    ['API-52, LEASE-44', 'GET /api/v1/mobile/leases/{loan_number}/history'],
    ['API-53, LEASE-45', 'GET /api/v1/mobile/leases/{lease_uuid}/scheduled-payments'],
    ['API-54, LEASE-46', 'GET /api/v1/mobile/leases/{lease_id}/contract'],
    ['API-55, LEASE-49', 'POST /api/v1/mobile/leases/retrieve'],
    ['API-58, LEASE-50', 'POST /api/v1/mobile/leases/verify'],
    ['API-61', 'GET /api/v1/mobile/slides'],
    ['API-62', 'POST /api/v1/mobile/settings'],
    ['API-63', 'PUT /api/v1/mobile/users'],
    ['API-64', 'POST /api/v1/mobile/password'],
    ['API-66', 'GET /api/v1/mobile/stores/types'],
    ['API-67', 'GET /api/v1/mobile/stores'],
    ['API-68', 'GET /api/v1/mobile/address/zip'],
    ['API-69', 'POST /api/v2/auth/logout'],
    ['API-70', 'GET /api/v2/auth/user'],
    ['API-71', 'POST /api/v2/auth/login'],
    ['API-72', 'POST /api/v2/auth/register'],
    ['API-73', 'POST /api/v2/auth/forgot'],
    ['API-74', 'POST /api/v2/auth/forgot/verify'],
    ['API-75', 'POST /api/v2/auth/reset'],
    ['API-76', 'POST /api/v2/auth/verify'],
    ['API-77', 'POST /api/v2/auth/verify/resend'],
    ['API-78', 'POST /api/v2/auth/set-password'],
    ['API-80', 'GET /sanctum/csrf-cookie'],
    ['API-81, AUTH-14', 'POST /api/auth/verify/resend'],
    ['API-82', 'GET /api/v2/system/filters'],
    ['API-83', 'POST /api/v2/system/filters/add'],
    ['API-84', 'POST /api/v2/system/filters/global-add'],
  ])('%s: has %s', (_row, call) => {
    expect(endpointTable.map(({ method, path }) => `${method} ${path}`)).toContain(call);
  });

  it('SHARED-56: has every v2 sign-in endpoint', () => {
    expect(endpointTable.filter(({ path }) => path.startsWith('/api/v2/auth/'))).toHaveLength(10);
  });

  it('has every id once, and every path once except that of a form', () => {
    expect(new Set(endpointTable.map(({ id }) => id)).size).toBe(endpointTable.length);
    const addresses = endpointTable.map(({ method, path }) => `${method} ${path}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([
      'POST /api/v2/forms/{form}',
    ]);
  });

  it('SHARED-54: has a shape for every path parameter', () => {
    for (const { path, request } of endpointTable) {
      const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys((request.path?.schema ?? {}) as object)).toEqual(parameters);
    }
  });

  it('AUTH-82, AUTH-83: keeps the session after a 401 only for a login, and for a logout, which ends it itself', () => {
    expect(endpointTable.filter(({ keepsSessionOn401 }) => keepsSessionOn401).map(({ id }) => id)).toEqual([
      'auth.login',
      'portal-auth.logout',
      'portal-auth.login',
    ]);
  });

  it('API-96 (OP-47): requires a bearer token except for sign-in, slides and the links of reminders', () => {
    expect(endpointTable.filter(({ auth }) => auth === 'none').map(({ id }) => id)).toEqual([
      'auth.register',
      'auth.login',
      'auth.forgot-password',
      'auth.reset-password',
      'payment-links.open',
      'payment-links.review',
      'payment-links.pay',
      'payment-links.attempt',
      'slides.list',
      'profile.undo-email-change',
      'portal-auth.login',
      'portal-auth.register',
      'portal-auth.forgot',
      'portal-auth.forgot-verify',
      'portal-auth.reset',
      'portal-auth.verify',
      'portal-auth.verify-resend',
      'portal-auth.set-password',
      'portal-auth.csrf-cookie',
      'auth.resend-forgot',
    ]);
  });

  it.each([
    ['AUTH-41', 'auth.login', 403, 1001],
    ['AUTH-42', 'auth.login', 449, 1005],
    ['API-56', 'leases.retrieve', 404, undefined],
    ['API-57', 'leases.retrieve', 409, undefined],
    ['API-59', 'leases.verify', 404, undefined],
    ['API-60', 'leases.verify', 406, undefined],
    ['API-94', 'auth.forgot-password', 400, undefined],
    ['API-94', 'auth.forgot-password', 403, undefined],
    ['API-99', 'retailers.zip', 404, undefined],
  ])('%s: lists the failure of %s with the status %d', (_row, id, status, code) => {
    expect(named(id)?.failures).toContainEqual(
      expect.objectContaining(code === undefined ? { status } : { status, code }),
    );
  });

  it('API-34: limits the attempts of every endpoint that signs in or leads to it', () => {
    const open = endpointTable.filter(
      ({ id, auth, method }) => /^(portal-)?auth\./.test(id) && auth === 'none' && method === 'POST',
    );
    expect(open.length).toBeGreaterThan(10);
    for (const { id, failures } of open) {
      expect([id, failures.some(({ status }) => status === 429)]).toEqual([id, true]);
    }
    for (const id of [
      'profile.change-email',
      'profile.change-password',
      'leases.retrieve',
      'leases.verify',
      'banks.add',
      'cards.add',
      'payments.create',
    ]) {
      expect(named(id)?.failures).toContainEqual(expect.objectContaining({ status: 429 }));
    }
  });

  it('accepts an idempotency key only for a payment', () => {
    expect(endpointTable.filter(({ idempotent }) => idempotent).map(({ id }) => id)).toEqual([
      'payments.create',
    ]);
  });
});
