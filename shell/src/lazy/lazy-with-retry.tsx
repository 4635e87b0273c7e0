import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { reportProblem } from '../problems/report-problem.ts';

/** What is drawn until the component has arrived, and instead of one that did not; nothing by default. */
interface Fallbacks<Props> {
  readonly pending?: ReactNode;
  readonly failed?: ComponentType<Props>;
}

/**
 * Returns a component whose code is fetched when it is first drawn. React remembers a failed fetch for ever,
 * so a component that failed to arrive is fetched anew the next time it is drawn.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, failed = Nothing }: Fallbacks<Props> = {},
): ComponentType<Props> {
  let arrived: ComponentType<Props> | null = null;
  const attempt = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        arrived = await load();
        return { default: arrived };
      } catch (error) {
        reportProblem(error);
        return { default: failed };
      }
    });
  return function LazyWithRetry(props: Props) {
    const [Component] = useState(() => arrived ?? attempt());
    return <Suspense fallback={pending}>{createElement<Props>(Component, props)}</Suspense>;
  };
}

function Nothing() {
  return null;
}
