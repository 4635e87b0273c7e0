import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { uiMessages } from '../messages/use-core-messages.ts';

const i18n = i18next.createInstance({
  lng: 'en',
  resources: { en: { [uiMessages.namespace]: uiMessages.en } },
  interpolation: { escapeValue: false },
});
void i18n.init();

/** Renders a component of the kit with its messages and a router. */
export function renderUi(
  node: ReactNode,
  { advanceTimers }: { readonly advanceTimers?: (ms: number) => void } = {},
) {
  const wrap = (inside: ReactNode) => (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>{inside}</MemoryRouter>
    </I18nextProvider>
  );
  const { rerender, ...rest } = render(wrap(node));
  return {
    ...rest,
    user: userEvent.setup(advanceTimers ? { advanceTimers } : {}),
    rerender: (next: ReactNode) => rerender(wrap(next)),
  };
}
