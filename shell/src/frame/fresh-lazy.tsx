import { createElement, lazy, Suspense, useState, type ComponentType } from 'react';
import { reportProblem } from '../start/report-problem.ts';

/**
 * A component whose code is fetched when it is first drawn. React remembers a failed fetch for ever,
 * so a component that failed to arrive is asked for anew the next time it is drawn.
 */
export function freshLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let arrived: ComponentType<Props> | null = null;
  const attempt = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        arrived = await load();
        return { default: arrived };
      } catch (error) {
        reportProblem(error);
        return { default: Nothing };
      }
    });
  return function FreshLazy(props: Props) {
    const [Late] = useState(() => arrived ?? attempt());
    return <Suspense fallback={null}>{createElement<Props>(Late, props)}</Suspense>;
  };
}

function Nothing() {
  return null;
}
