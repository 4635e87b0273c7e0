/** Whether nobody but this machine reaches what listens on an address. */
export const isLoopback = (address: string): boolean =>
  /^(localhost|(::ffff:)?127(\.\d+){3}|\[?::1\]?)$/.test(address);

/** Whether the host of an address is this machine: a name below `localhost` is too (RFC 6761). */
export const isOwnHost = (name: string): boolean => isLoopback(name) || name.endsWith('.localhost');
