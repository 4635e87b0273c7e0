import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardTexts } from '../../testing/hard-texts.ts';
import { CardTabs } from './card-tabs.tsx';

const meta: Meta = { title: 'Data/Card tabs' };
export default meta;

const tabs = ['Summary', 'Items', 'Contract terms', 'Payment history', 'Scheduled payments', 'Documents'].map(
  (text, at) => ({ id: text, text, content: `${text} of the lease.`, ...(at === 3 ? { badge: 12 } : {}) }),
);

export const AllFit: StoryObj = { render: () => <CardTabs label="Lease" tabs={tabs.slice(0, 3)} /> };
export const SomeInAMenu: StoryObj = {
  render: () => (
    <div css={{ maxWidth: 420 }}>
      <CardTabs label="Lease" tabs={tabs} />
    </div>
  ),
};
export const OpenOneFromTheMenu: StoryObj = {
  render: () => (
    <div css={{ maxWidth: 420 }}>
      <CardTabs label="Lease" tabs={tabs} initial="Documents" />
    </div>
  ),
};
export const HardTexts: StoryObj = {
  render: () => (
    <CardTabs
      label="Odd ones"
      tabs={[hardTexts.huge, hardTexts.markup, hardTexts.rightToLeft].map((text, at) => ({
        id: `${at}`,
        text,
        content: text,
      }))}
    />
  ),
};
export const RightToLeft: StoryObj = {
  render: () => (
    <div dir="rtl" css={{ maxWidth: 420 }}>
      <CardTabs label="Lease" tabs={tabs} />
    </div>
  ),
};
