import type { RemoteContract } from './contract.ts';

/** Returns the contract as it is, with its type checked; `parseContract` checks the rest when the remote is built. */
export function defineContract<const Contract extends RemoteContract>(contract: Contract): Contract {
  return contract;
}
