import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hardTexts } from '../../testing/hard-texts.ts';
import { NotificationRegion, type NotificationItem } from './notification-region.tsx';

const meta = { title: 'Overlays/Notifications' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Shown({ first }: { readonly first: readonly NotificationItem[] }) {
  const [items, setItems] = useState(first);
  return (
    <NotificationRegion
      items={items}
      onDismiss={(id) => setItems((now) => now.filter((item) => item.id !== id))}
      onHold={() => {}}
    />
  );
}

export const Success: Story = {
  render: () => <Shown first={[{ id: 1, tone: 'success', text: 'Your settings are saved.' }]} />,
};
export const Info: Story = {
  render: () => <Shown first={[{ id: 1, tone: 'info', text: 'A new version is ready.' }]} />,
};
export const Failure: Story = {
  render: () => <Shown first={[{ id: 1, tone: 'error', text: 'An unknown error occurred' }]} />,
};
export const Several: Story = {
  render: () => (
    <Shown
      first={[
        { id: 1, tone: 'success', text: 'Your settings are saved.' },
        { id: 2, tone: 'info', text: 'A new version is ready.' },
        { id: 3, tone: 'error', text: 'The card was declined.' },
      ]}
    />
  ),
};
export const HardTexts: Story = {
  render: () => (
    <Shown
      first={[
        { id: 1, tone: 'success', text: hardTexts.unbroken },
        { id: 2, tone: 'info', text: hardTexts.rightToLeft },
        { id: 3, tone: 'error', text: hardTexts.markup },
      ]}
    />
  ),
};
