import type { RemoteContract } from './contract.ts';

/** Declares a remote's contract; only its type is checked here, `parseContract` checks the rest at build time. */
export function defineContract<const Contract extends RemoteContract>(contract: Contract): Contract {
  return contract;
}
