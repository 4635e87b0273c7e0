import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Request } from '@playwright/test';
import { CustomerApi } from './customer-api.ts';
import { runFolder } from './paths.ts';

/** Demo customers that one test each may change. */
const changeable = ['evan', 'nora', 'rita'] as const;

type ChangeableCustomer = (typeof changeable)[number];

/**
 * Demo accounts that one test each signs in as in its page, and that it changes by that: a PIN, a password, a payment.
 * All accounts in neither list are read by any number of tests.
 */
const signedInByOne = ['ivy', 'remy', 'theo', 'vera'] as const;

type OwnAccount = (typeof signedInByOne)[number];

/** A customer whom a test may not change. */
type ReadCustomer = Omit<CustomerApi, 'pay'>;

/** The customers of a portal that tests share. */
export interface Customers {
  /** Signs in, once, as an account that this test and others only read. */
  toRead(name: string): Promise<ReadCustomer>;
  /** Signs in as a customer of this test alone. Throws an error when another test has the same. */
  toChange(name: ChangeableCustomer): Promise<CustomerApi>;
  /**
   * Returns the name of an account of this test alone, whose pages may then change what they want, since they get their
   * sessions by themselves. Throws an error when another test has the same.
   */
  toSignIn<Name extends OwnAccount>(name: Name): Name;
}

/** Requests with a token that change nothing of the customer. */
const harmless =
  /^\/api\/v1\/mobile\/token\/login$|^\/api\/v2\/auth\/logout$|^\/api\/v2\/system\/users\/access$/;

/**
 * Hands out the customers of a shared portal to one test, and watches that its pages change no other.
 *
 * @param test its title: each time that it runs, it gets the same customers
 */
export function customersFor(
  test: string,
  url: string,
  context: BrowserContext,
): { readonly customers: Customers; readonly forbiddenChanges: () => readonly string[] } {
  const own = new Set<string>();
  const read = new Map<string, Promise<ReadCustomer>>();
  const forbidden: string[] = [];
  let hasOwnAccount = false;
  context.on('request', (request) => {
    const token = request.headers()['authorization']?.replace('Bearer ', '');
    if (token !== undefined && !own.has(token) && !hasOwnAccount && isChange(request))
      forbidden.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return {
    customers: {
      toRead: async (name) => {
        if ([...changeable, ...signedInByOne].some((one) => one === name))
          throw new Error(`${name} belongs to a test that changes it: read another.`);
        const signedIn = read.get(name) ?? CustomerApi.signIn(url, name);
        read.set(name, signedIn);
        return signedIn;
      },
      toChange: async (name) => {
        claim(name, test);
        const customer = await CustomerApi.signIn(url, name);
        own.add(customer.token);
        return customer;
      },
      toSignIn: (name) => {
        claim(name, test);
        hasOwnAccount = true;
        return name;
      },
    },
    forbiddenChanges: () => forbidden,
  };
}

const isChange = (request: Request): boolean =>
  request.method() !== 'GET' && !harmless.test(new URL(request.url()).pathname);

/** Notes for the whole run, in all of its processes, which test changes the customer. */
function claim(name: string, test: string): void {
  const folder = join(runFolder, 'customers');
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, test, { flag: 'wx' });
  } catch {
    const owner = readFileSync(file, 'utf8');
    if (owner !== test) throw new Error(`${name} belongs to the test "${owner}": choose another customer.`);
  }
}
