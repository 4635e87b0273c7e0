import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyIllustration, FailedIllustration } from '../illustrations/illustration.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { hardTexts } from '../testing/hard-texts.ts';
import { Badge, type Tone } from './badge.tsx';
import { EmptyState } from './empty-state.tsx';
import { FailedState } from './failed-state.tsx';
import { Notice } from './notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Skeleton } from './skeleton.tsx';
import { UnloadedCard } from './unloaded-card.tsx';

const meta: Meta = { title: 'Core/States' };
export default meta;

const words: Record<Tone, string> = {
  neutral: 'Closed',
  ok: 'Paid off',
  warn: 'Due soon',
  bad: 'Overdue',
  info: 'Scheduled',
  brand: 'New',
};
const tones = Object.keys(words) as Tone[];

export const Badges: StoryObj = {
  render: () => (
    <Row gap={8} wrap>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </Row>
  ),
};

export const Notices: StoryObj = {
  render: () => (
    <Stack gap={12}>
      <Notice tone="ok">Your payment has been scheduled.</Notice>
      <Notice tone="info">Your bank may take two days.</Notice>
      <Notice tone="warn">A late fee of $12.00 is due with it.</Notice>
      <Notice tone="bad">The card was declined. Choose another way to pay.</Notice>
      <Notice tone="bad">{hardTexts.huge.slice(0, 600)}</Notice>
    </Stack>
  ),
};

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      title="No payments yet"
      text="What you pay shows here, with its date."
      illustration={<EmptyIllustration brand="fernway" />}
      action={<Button>Make a payment</Button>}
    />
  ),
};

export const Failed: StoryObj = {
  render: () => (
    <FailedState
      title="Your leases could not be loaded"
      text="The connection was lost. Nothing has been changed."
      illustration={<FailedIllustration brand="fernway" />}
      onRetry={() => undefined}
    />
  ),
};

export const Retrying: StoryObj = {
  render: () => <FailedState title="Your leases could not be loaded" retrying onRetry={() => undefined} />,
};

export const Progress: StoryObj = {
  render: () => (
    <Stack gap={20}>
      {[0, 24, 62.4, 100].map((percent) => (
        <ProgressBar key={percent} percent={percent} label={`${percent}% paid`} />
      ))}
      <ProgressBar percent={40} label="Uploading lease.pdf" tone="info" task />
    </Stack>
  ),
};

export const Loading: StoryObj = {
  render: () => (
    <Stack gap={12}>
      <Skeleton height={44} width={180} />
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton round width={48} height={48} />
    </Stack>
  ),
};

const unloaded = { skeleton: [46, 46], title: 'Your cards could not be loaded', text: 'Please try again.' };

export const UnloadedCards: StoryObj = {
  render: () => (
    <Stack gap={20}>
      <UnloadedCard {...unloaded} load={{ status: 'pending' }} />
      <UnloadedCard {...unloaded} load={{ status: 'failed', retry: () => undefined, retrying: false }} />
    </Stack>
  ),
};
