import { Card, Heading, Stack, Text } from '@portal/ui';
import { phone } from '@portal/ui/theme';
import type { ReactNode } from 'react';
import { SignInFrame } from './sign-in-frame.tsx';

interface SignInLayoutProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
  /** Below the card: links to other screens. */
  readonly below?: ReactNode;
  /** Below the illustration; last on a phone. */
  readonly aside?: ReactNode;
}

/** The layout of the screens before sign-in: title and introduction above a card, which holds the form. */
export function SignInLayout({ title, intro, children, below, aside }: SignInLayoutProps) {
  return (
    <SignInFrame aside={aside}>
      <Stack gap={4}>
        <Heading level={1}>{title}</Heading>
        {intro && <Text tone={2}>{intro}</Text>}
      </Stack>
      <Card as="div">{children}</Card>
      {below && <div css={links}>{below}</div>}
    </SignInFrame>
  );
}

/** On a phone each link is as high as a thumb needs. */
const links = { [phone]: { '& a': { display: 'inline-block', paddingBlock: 10 } } } as const;
