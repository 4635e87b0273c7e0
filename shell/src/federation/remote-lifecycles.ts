import type { AppProps, LifeCycles } from 'single-spa';
import { RemoteError } from './remote-fault.ts';

const lifecycleNames = ['bootstrap', 'mount', 'unmount'] as const;

/** What a remote exposes as its screens' lifecycles. */
export const lifecyclesModule = './lifecycles';

/** Reads lifecycles that a remote exposes under a name. Throws a `RemoteError` that names what is missing. */
export function readLifecycles(remote: string, exposed: unknown, name = lifecyclesModule): LifeCycles {
  if (typeof exposed !== 'object' || exposed === null) {
    throw new RemoteError(remote, { type: 'no-lifecycles', lacks: name });
  }
  const found = exposed as Readonly<Record<string, unknown>>;
  const lacks = lifecycleNames.find((name) => !isLifecycle(found[name]));
  if (lacks !== undefined) throw new RemoteError(remote, { type: 'no-lifecycles', lacks });
  return exposed as LifeCycles;
}

type Lifecycle = LifeCycles['mount'];

/** Runs a lifecycle, which may be a list of functions that follow each other. */
export async function runLifecycle(lifecycle: Lifecycle, props: AppProps): Promise<void> {
  for (const step of Array.isArray(lifecycle) ? lifecycle : [lifecycle]) await step(props);
}

function isLifecycle(value: unknown): boolean {
  return (
    typeof value === 'function' || (Array.isArray(value) && value.every((one) => typeof one === 'function'))
  );
}
