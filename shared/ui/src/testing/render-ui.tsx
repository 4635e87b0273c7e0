import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Renders a component of the kit with a router. */
export function renderUi(
  node: ReactNode,
  { advanceTimers }: { readonly advanceTimers?: (ms: number) => void } = {},
) {
  const wrap = (inside: ReactNode) => <MemoryRouter>{inside}</MemoryRouter>;
  const { rerender, ...rest } = render(wrap(node));
  return {
    ...rest,
    user: userEvent.setup(advanceTimers ? { advanceTimers } : {}),
    rerender: (next: ReactNode) => rerender(wrap(next)),
  };
}
