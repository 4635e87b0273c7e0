import type { InputsOf } from '../routes/route-reference.ts';
import type { RemoteContract, RouteContract } from './contract.ts';
import type { ReadContract } from './read-contract.ts';

/** A route whose reads name no parameter but those of its own address. */
type WithOwnReads<Route extends RouteContract> = RouteContract & {
  readonly reads?: readonly ReadContract<Extract<keyof InputsOf<Route>, string>>[];
};

type RoutesWithOwnReads<Routes extends readonly RouteContract[]> = {
  readonly [Index in keyof Routes]: WithOwnReads<Routes[Index]>;
};

/** Returns the contract as it is, with its type checked; `parseContract` checks the rest when the remote is built. */
export function defineContract<const Contract extends RemoteContract>(
  contract: Contract & { readonly routes: RoutesWithOwnReads<Contract['routes']> },
): Contract {
  return contract;
}
