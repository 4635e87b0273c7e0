import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardTexts } from '../../testing/hard-texts.ts';
import { Accordion } from './accordion.tsx';

const meta: Meta = { title: 'Data/Accordion' };
export default meta;

type Story = StoryObj;

const items = [
  { id: 'late', title: 'What if I pay late?', content: 'Call us. A late fee may be added after five days.' },
  { id: 'early', title: 'Can I pay off early?', content: 'Yes, at any time, and it costs less.' },
];

export const FirstOpen: Story = { render: () => <Accordion items={items} /> };
export const AllClosed: Story = { render: () => <Accordion items={items} open={null} /> };
export const Empty: Story = { render: () => <Accordion items={[]} /> };
export const HardTexts: Story = {
  render: () => (
    <Accordion
      items={[
        { id: 'long', title: hardTexts.unbroken, content: hardTexts.huge },
        { id: 'rtl', title: hardTexts.rightToLeft, content: hardTexts.rightToLeft },
        { id: 'markup', title: hardTexts.markup, content: hardTexts.markup },
      ]}
    />
  ),
};
