/** Whether nobody but this machine reaches what listens on an address. */
export const isLoopback = (address: string): boolean =>
  /^(localhost|(::ffff:)?127(\.\d+){3}|\[?::1\]?)$/.test(address);
