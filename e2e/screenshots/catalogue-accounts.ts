import type { Accounts } from '../site/accounts.ts';
import { CustomerApi } from '../site/customer-api.ts';

/** Takes the place of the id of something that the customer does not have. */
export const nothing = 'nothing';

/** Signs in once as each account of a portal; an id that is looked up in vain is no error. */
export function catalogueAccounts(url: string): Accounts {
  const signedIn = new Map<string, Promise<CustomerApi>>();
  return {
    toRead: async (name) => {
      const signingIn = signedIn.get(name) ?? CustomerApi.signIn(url, name);
      signedIn.set(name, signingIn);
      const account = await signingIn;
      return {
        token: account.token,
        lookUp: (lookup) => account.lookUp(lookup).catch(() => nothing),
      };
    },
  };
}
