import type { SampleLookup } from '@portal/tooling/contracts';
import { logs } from './captured-logs.ts';

/** Responses of the api as they come over the wire. */
interface WireLease {
  readonly lease_id: number | string;
  readonly lease_uuid: string;
  readonly loan_number: string;
  readonly store_name: string;
  readonly application_date: string;
  /** The IANA name of the zone whose day counts for the lease. */
  readonly time_zone: string;
  /** What the account of a lease says; a lease without an account has none. */
  readonly extra?: { readonly EPODueDate: string } | null;
}

interface WireLeases {
  readonly all: readonly WireLease[];
  /** Accounts of the current leases. */
  readonly current: readonly { readonly LoanNumber: string }[];
}

interface WirePending {
  readonly loan_number: string;
  readonly amount: number | string;
  readonly pay_at: string | null;
}

interface WireBank {
  readonly id: number | string;
  readonly bank: string;
}

interface Envelope<Data> {
  readonly status: boolean;
  readonly code: number;
  readonly data: Data;
}

/** The body of a payment request. */
export interface PaymentOrder {
  readonly amount: number;
  readonly date: string;
  readonly lease: string;
  readonly method_id: number | string;
  readonly method_type: 'bank' | 'card';
  readonly isPayoffAmount: boolean;
}

export const demoPassword = 'Portal!demo1';

/** Calls the api as a customer, without a page, to read what is in the database. */
export class CustomerApi {
  private constructor(
    private readonly base: string,
    readonly token: string,
  ) {}

  /** @param guard of somebody who is not a customer */
  static async signIn(base: string, name: string, guard?: string): Promise<CustomerApi> {
    const path = guard === undefined ? '/api/v1/mobile/login' : '/api/v2/auth/login';
    const answer = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `${name}@portal.test`, password: demoPassword, guard }),
    });
    const { data } = (await answer.json()) as Envelope<{ token: string }>;
    logs.rememberSecrets([{ type: 'token', text: data.token }]);
    return new CustomerApi(base, data.token);
  }

  async leases(): Promise<readonly WireLease[]> {
    return (await this.read<WireLeases>('leases')).all;
  }

  /** Returns a value of a route sample that is not fixed by the seed. */
  async lookUp(lookup: SampleLookup): Promise<string> {
    const { all, current } = await this.read<WireLeases>('leases');
    const isCurrent = ({ loan_number }: WireLease) =>
      current.some(({ LoanNumber }) => LoanNumber === loan_number);
    const lease = all.find(isCurrent) ?? all[0];
    if (lease === undefined) throw new Error('There is no lease.');
    if ('lease' in lookup) return String(lookup.lease === 'id' ? lease.lease_id : lease.lease_uuid);
    const [payment] = await this.read<readonly { PaymentId: number | string }[]>(
      `leases/${lease.loan_number}/history`,
    );
    if (payment === undefined) throw new Error(`There is no payment for ${lease.loan_number}.`);
    return String(payment.PaymentId);
  }

  async lease(store: string): Promise<WireLease> {
    const lease = (await this.leases()).find(({ store_name }) => store_name === store);
    if (lease === undefined) throw new Error(`There is no lease of ${store}.`);
    return lease;
  }

  async bank(name: string): Promise<WireBank> {
    const { banks } = await this.read<{ banks: readonly WireBank[] }>('banks');
    const bank = banks.find((account) => account.bank === name);
    if (bank === undefined) throw new Error(`There is no account at ${name}.`);
    return bank;
  }

  pending(): Promise<readonly WirePending[]> {
    return this.read('payments/pending');
  }

  /** Returns the number of payments of a lease in the database, made and scheduled. */
  async paymentCount({ loan_number, lease_uuid }: WireLease): Promise<number> {
    const [made, scheduled] = await Promise.all([
      this.read<readonly unknown[]>(`leases/${loan_number}/history`),
      this.read<readonly unknown[]>(`leases/${lease_uuid}/scheduled-payments`),
    ]);
    return made.length + scheduled.length;
  }

  /** Sends a payment; rejects when the connection breaks. */
  pay(order: PaymentOrder, key: string): Promise<Response> {
    return fetch(`${this.base}/api/v1/mobile/payments`, {
      method: 'POST',
      headers: { ...this.headers, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(order),
    });
  }

  private get headers(): Record<string, string> {
    return { Authorization: `Bearer ${this.token}` };
  }

  private async read<Data>(path: string): Promise<Data> {
    const answer = await fetch(`${this.base}/api/v1/mobile/${path}`, { headers: this.headers });
    if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`);
    return ((await answer.json()) as Envelope<Data>).data;
  }
}
