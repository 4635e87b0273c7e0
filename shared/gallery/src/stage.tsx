import i18next from 'i18next';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { uiMessages } from '@portal/ui/messages';
import { brandStyleSheet } from '@portal/ui/theme';
import { fontUrls, type BrandChoice, type SchemeChoice } from './appearance.ts';

const i18n = i18next.createInstance({
  lng: 'en',
  resources: { en: { [uiMessages.namespace]: uiMessages.en } },
  interpolation: { escapeValue: false },
});
void i18n.init();

interface StageProps {
  readonly brand: BrandChoice;
  readonly scheme: SchemeChoice;
  readonly children: ReactNode;
}

/** Gives a story what the shell gives every screen: a brand's styles, the kit's messages, a router. */
export function Stage({ brand, scheme, children }: StageProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = 'en';
    document.documentElement.dataset['scheme'] = scheme;
  }, [scheme]);
  return (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <style>{brandStyleSheet(brand, { fontUrl: fontUrls[brand] })}</style>
        <main css={{ padding: 24, '@media (max-width: 768px)': { padding: 16 } }}>{children}</main>
      </MemoryRouter>
    </I18nextProvider>
  );
}
