/** Why a remote can't be shown. */
export type RemoteFault =
  /** Its contract did not parse, or asks for another version of the platform: nothing of it is used. */
  | { readonly kind: 'contract'; readonly reason: string }
  /** A file is gone: 404, or any other status that is not a success. */
  | { readonly kind: 'missing-file'; readonly address: string; readonly status: number }
  /** No answer: reset, offline, refused. */
  | { readonly kind: 'unreachable'; readonly address: string }
  /** A file arrived that isn't the released one: HTML for script, cut short, a wrong hash. */
  | { readonly kind: 'wrong-file'; readonly address: string }
  /** The entry has no `./lifecycles`, or they lack a function. */
  | { readonly kind: 'no-lifecycles'; readonly lacks: string }
  | { readonly kind: 'time-limit'; readonly ms: number }
  /** Its files are good, but running them failed. */
  | { readonly kind: 'crashed' };

/** A remote that could not be loaded, with the reason for the log; the customer reads the fallback instead. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  readonly fault: RemoteFault;

  constructor(remote: string, fault: RemoteFault, cause?: unknown) {
    super(`${remote}: ${describeFault(fault)}`, { cause });
    this.fault = fault;
  }
}

function describeFault(fault: RemoteFault): string {
  switch (fault.kind) {
    case 'contract':
      return `the contract can't be used: ${fault.reason}`;
    case 'missing-file':
      return `${fault.address} answers ${fault.status}`;
    case 'unreachable':
      return `${fault.address} gives no answer`;
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
