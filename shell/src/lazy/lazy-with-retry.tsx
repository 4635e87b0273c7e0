import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { reportProblem } from '../problems/report-problem.ts';

/** Props of the fallback of a component that did not arrive, besides the component's own. */
export interface Retry {
  /** Fetches the code again. */
  readonly onRetry: () => void;
}

/** What is drawn until the component has arrived, and instead of one that did not; nothing by default. */
interface Fallbacks<Props> {
  readonly pending?: ReactNode;
  readonly failed?: ComponentType<Props & Retry>;
}

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches the code ahead, so that the component is drawn at once. A code that does not arrive is fetched again then. */
  preload(): Promise<void>;
}

/**
 * Returns a component whose code is fetched when it is first drawn. React remembers a failed fetch for ever,
 * so a component that failed to arrive is fetched anew the next time it is drawn, or when its fallback asks for it.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, failed: Failed = Nothing }: Fallbacks<Props> = {},
): LazyComponent<Props> {
  let arrived: ComponentType<Props> | null = null;
  let ahead: Promise<ComponentType<Props> | null> | null = null;
  async function fetchIt(): Promise<ComponentType<Props> | null> {
    try {
      arrived = await load();
      return arrived;
    } catch (error) {
      reportProblem(error);
      return null;
    }
  }
  const attempt = (onRetry: () => void) =>
    lazy<ComponentType<Props>>(async () => ({
      default:
        (await (ahead ?? fetchIt())) ??
        ((props: Props) => createElement<Props & Retry>(Failed, { ...props, onRetry })),
    }));
  function LazyWithRetry(props: Props) {
    const [Component, draw] = useState<ComponentType<Props>>(begin);
    function begin(): ComponentType<Props> {
      return arrived ?? attempt(() => draw(begin));
    }
    return <Suspense fallback={pending}>{createElement<Props>(Component, props)}</Suspense>;
  }
  return Object.assign(LazyWithRetry, {
    preload: async () => {
      if (arrived) return;
      ahead ??= fetchIt();
      await ahead;
      ahead = null;
    },
  });
}

function Nothing() {
  return null;
}
