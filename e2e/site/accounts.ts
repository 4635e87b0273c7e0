import type { CustomerApi } from './customer-api.ts';

/** Signs in, once, as an account that is only read. */
export interface Accounts {
  toRead(name: string): Promise<Pick<CustomerApi, 'token' | 'lookUp'>>;
}
