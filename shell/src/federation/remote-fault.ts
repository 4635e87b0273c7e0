/** Why a remote can't be shown. */
export type RemoteFault =
  /** Its contract did not parse, or asks for another version of the platform: nothing of this build is used. */
  | { readonly type: 'contract'; readonly reason: string }
  /** A file is missing: 404, or any other status that is not a success. */
  | { readonly type: 'missing-file'; readonly address: string; readonly status: number }
  /** No answer: the connection was reset or rejected, or the browser is offline. */
  | { readonly type: 'unreachable'; readonly address: string }
  /** A file arrived that isn't the released one: HTML for script, cut short, a wrong hash. */
  | { readonly type: 'wrong-file'; readonly address: string }
  /** The entry has no `./lifecycles`, or they lack a function. */
  | { readonly type: 'no-lifecycles'; readonly lacks: string }
  | { readonly type: 'time-limit'; readonly ms: number }
  /** Its files are good, but running them failed. */
  | { readonly type: 'crashed' };

/** A remote that could not be loaded, with the reason for the log; the customer reads the fallback instead. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly fault: RemoteFault;

  constructor(remote: string, fault: RemoteFault, cause?: unknown) {
    super(`${remote}: ${describeFault(fault)}`, { cause });
    this.fault = fault;
  }
}

/** Returns the reason as the log has it. */
export function describeFault(fault: RemoteFault): string {
  switch (fault.type) {
    case 'contract':
      return `the contract can't be used: ${fault.reason}`;
    case 'missing-file':
      return `${fault.address} answers ${fault.status}`;
    case 'unreachable':
      return `${fault.address} does not answer`;
    case 'wrong-file':
      return `${fault.address} is not the released file`;
    case 'no-lifecycles':
      return `does not expose ${fault.lacks}`;
    case 'time-limit':
      return `took longer than ${fault.ms} ms`;
    case 'crashed':
      return 'failed while it started';
  }
}
