import type { ReactNode } from 'react';
import { BrandLink } from '../../brand/brand-link.tsx';

/** A page without a frame: the brand's mark over the content. */
export function PlainLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div css={page}>
      <div>
        <BrandLink />
      </div>
      <div css={{ width: '100%', maxWidth: 640, margin: 'auto', padding: 8 }}>{children}</div>
    </div>
  );
}

const page = {
  // The height of a window, but for the foot of the page on a phone.
  minHeight: 'calc(100dvh - 64px)',
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  // The mark, 8 px within its link, is where the welcome screen has it.
  padding: '20px max(8px, calc(50% - 564px))',
} as const;
