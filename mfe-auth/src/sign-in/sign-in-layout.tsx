import { useBrand } from '@portal/platform';
import { BrandMark, Card, Heading, Stack, Text } from '@portal/ui';
import { SignInIllustration } from '@portal/ui/illustrations';
import type { ReactNode } from 'react';

interface SignInLayoutProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
  /** Below the card: links to other screens. */
  readonly below?: ReactNode;
  /** Below the illustration; last on a phone. */
  readonly aside?: ReactNode;
}

const wide = '@media (min-width: 992px)';

/** The layout of the screens before sign-in: the form beside an illustration, or only the form on a phone. */
export function SignInLayout({ title, intro, children, below, aside }: SignInLayoutProps) {
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
          minHeight: 'calc(100dvh - 48px)',
          alignItems: 'center',
          gridTemplateColumns: 'minmax(0, 440px) minmax(0, 440px)',
        },
      }}
    >
      <Stack gap={24}>
        <BrandMark brand={brand.key} name={brand.name} size={36} />
        <Stack gap={4}>
          <Heading level={1}>{title}</Heading>
          <Text tone={2}>{intro}</Text>
        </Stack>
        <Card as="div">{children}</Card>
        {below}
      </Stack>
      <Stack gap={24}>
        <div css={{ display: 'none', [wide]: { display: 'grid', justifyItems: 'center' } }}>
          <SignInIllustration brand={brand.key} width={aside ? 340 : 440} />
        </div>
        {aside}
      </Stack>
    </div>
  );
}
