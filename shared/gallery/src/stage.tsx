import { useLayoutEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { brandStyleSheet } from '@portal/ui/theme';
import { fontUrls, type BrandChoice, type SchemeChoice } from './appearance.ts';

interface StageProps {
  readonly brand: BrandChoice;
  readonly scheme: SchemeChoice;
  readonly children: ReactNode;
}

/** Gives a story what the shell gives every screen: a brand's styles and a router. */
export function Stage({ brand, scheme, children }: StageProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = 'en';
    document.documentElement.dataset['scheme'] = scheme;
  }, [scheme]);
  return (
    <MemoryRouter>
      <style>{brandStyleSheet(brand, { fontUrl: fontUrls[brand] })}</style>
      <main css={{ padding: 24, '@media (max-width: 768px)': { padding: 16 } }}>{children}</main>
    </MemoryRouter>
  );
}
