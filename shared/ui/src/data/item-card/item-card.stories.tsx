import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCategoryIcon } from '../../icons/product-category-icon.tsx';
import { IconTile } from '../../icons/icon-tile.tsx';
import { Badge } from '../../feedback/badge.tsx';
import { Button } from '../../button/button.tsx';
import { hardTexts } from '../../testing/hard-texts.ts';
import { ItemCard } from './item-card.tsx';
import { ItemCardSkeleton } from './item-card.skeleton.tsx';

const meta: Meta = { title: 'Data/Item card' };
export default meta;

type Story = StoryObj;

const icon = (
  <IconTile>
    <ProductCategoryIcon category="furniture" />
  </IconTile>
);

export const Whole: Story = {
  render: () => (
    <ItemCard
      as="article"
      icon={icon}
      title="Harbor Home Furniture"
      note="Lease FW-204418"
      badge={<Badge tone="ok">Current</Badge>}
      facts={[
        { label: 'Next due', value: 'Friday, December 4' },
        { label: 'Minimum due', value: '$84.20' },
      ]}
      progress={{ percent: 62, label: '62% paid' }}
      remarks={['62% paid', 'by Fernway']}
      actions={<Button size="s">Pay</Button>}
    />
  ),
};
export const TitleAlone: Story = {
  render: () => <ItemCard as="article" icon={icon} title="Harbor Home Furniture" />,
};
export const Loading: Story = { render: () => <ItemCardSkeleton /> };
export const HardTexts: Story = {
  render: () => (
    <ItemCard
      as="article"
      icon={icon}
      title={hardTexts.huge}
      note={hardTexts.unbroken}
      facts={[
        { label: hardTexts.long, value: hardTexts.unbroken },
        { label: 'Owner', value: hardTexts.rightToLeft },
      ]}
    />
  ),
};
