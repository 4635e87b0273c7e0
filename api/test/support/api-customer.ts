import type { WireLease, WireLeaseExtra, WirePaymentRecord } from '@portal/api-contract';
import { secretsIn } from '@portal/tooling/process';
import { captureSecrets } from './captured-logs.ts';

const password = 'Portal!demo1';

/** Status and data of an answer. */
export interface CustomerAnswer<Data> {
  readonly status: number;
  readonly data: Data;
}

export interface LeaseLists {
  readonly all: readonly WireLease[];
  readonly current: readonly WireLeaseExtra[];
  readonly paidoff: readonly WireLeaseExtra[];
}

/** A demo customer who calls an api over HTTP. */
export interface ApiCustomer {
  readonly token: string;
  /** The same customer, in the same session, at another copy of the api or one that was started again. */
  at(address: string): ApiCustomer;
  get<Data>(path: string): Promise<CustomerAnswer<Data>>;
  /** Rejects when the connection breaks. */
  pay(order: object, key: string): Promise<CustomerAnswer<{ readonly payment_id: number }>>;
  leases(): Promise<LeaseLists>;
  history(loanNumbers: readonly string[]): Promise<readonly WirePaymentRecord[]>;
}

export async function signIn(address: string, name: string): Promise<ApiCustomer> {
  const answer = await fetch(`${address}/api/v1/mobile/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@portal.test`, password }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  captureSecrets().rememberSecrets(secretsIn({ password, token: data.token }));
  return customerAt(address, data.token);
}

function customerAt(address: string, token: string): ApiCustomer {
  const ask = async <Data>(path: string, init: RequestInit = {}): Promise<CustomerAnswer<Data>> => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(`${address}/api/v1/mobile/${path}`, { ...init, headers });
    const { data } = (await answer.json()) as { data: Data };
    return { status: answer.status, data };
  };
  const read = async <Data>(path: string): Promise<Data> => {
    const { status, data } = await ask<Data>(path);
    if (status !== 200) throw new Error(`GET ${path} answered ${status}.`);
    return data;
  };
  return {
    token,
    at: (other) => customerAt(other, token),
    get: (path) => ask(path),
    pay: (order, key) =>
      ask('payments', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(order),
      }),
    leases: () => read('leases'),
    history: (loanNumbers) =>
      read(`leases/histories?loan_numbers=${encodeURIComponent(JSON.stringify(loanNumbers))}`),
  };
}
