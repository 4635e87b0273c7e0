import { useBrand } from '@portal/platform';
import { BrandMark, Stack } from '@portal/ui';
import { SignInIllustration } from '@portal/ui/illustrations';
import type { ReactNode } from 'react';

interface SignInFrameProps {
  readonly children: ReactNode;
  /** Below the illustration; last on a phone. */
  readonly aside?: ReactNode;
}

const wide = '@media (min-width: 992px)';

/** The mark of the brand above a screen before sign-in, beside an illustration, or alone on a phone. */
export function SignInFrame({ children, aside }: SignInFrameProps) {
  const brand = useBrand();
  return (
    <div
      css={{
        display: 'grid',
        gap: 32,
        alignContent: 'center',
        justifyContent: 'center',
        gridTemplateColumns: 'minmax(0, 440px)',
        [wide]: {
          columnGap: 88,
          // What its padding and the foot of the page leave of a window.
          minHeight: 'calc(100dvh - 92px)',
          alignItems: 'center',
          gridTemplateColumns: 'minmax(0, 440px) minmax(0, 440px)',
        },
      }}
    >
      <Stack gap={24}>
        <BrandMark brand={brand} name={brand.name} size={36} />
        {children}
      </Stack>
      <Stack gap={24}>
        <div css={{ display: 'none', [wide]: { display: 'grid', justifyItems: 'center' } }}>
          <SignInIllustration brand={brand.key} width={aside ? 340 : 440} from="lg" />
        </div>
        {aside}
      </Stack>
    </div>
  );
}
