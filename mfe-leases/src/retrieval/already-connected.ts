/** The code of leases/retrieve and leases/verify for a person whose leases are connected to the account already. */
export const alreadyConnected = 409;
