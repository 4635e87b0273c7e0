import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { reportProblem } from '../start/report-problem.ts';

/** What is drawn until the component is there, and instead of one that did not arrive; nothing unless told. */
interface StandIns<Props> {
  readonly pending?: ReactNode;
  readonly failed?: ComponentType<Props>;
}

/**
 * A component whose code is fetched when it is first drawn. React remembers a failed fetch for ever,
 * so a component that failed to arrive is asked for anew the next time it is drawn.
 */
export function freshLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, failed = Nothing }: StandIns<Props> = {},
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
  return function FreshLazy(props: Props) {
    const [Late] = useState(() => arrived ?? attempt());
    return <Suspense fallback={pending}>{createElement<Props>(Late, props)}</Suspense>;
  };
}

function Nothing() {
  return null;
}
