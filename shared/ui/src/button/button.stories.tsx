import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardTexts } from '../testing/hard-texts.ts';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { DownloadIcon } from '../icons/icons.tsx';
import { Button } from './button.tsx';

const meta = { title: 'Core/Button', component: Button, args: { children: 'Pay $612.40' } } satisfies Meta<
  typeof Button
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Variants: Story = {
  render: () => (
    <Row gap={12} wrap>
      <Button>Pay $612.40</Button>
      <Button variant="secondary">Add a card</Button>
      <Button variant="quiet">Cancel</Button>
      <Button variant="danger">Remove</Button>
    </Row>
  ),
};
export const Small: Story = {
  render: () => (
    <Row gap={12} wrap>
      <Button size="s">Apply</Button>
      <Button size="s" variant="secondary" icon={<DownloadIcon size={18} />}>
        Download
      </Button>
    </Row>
  ),
};
export const Disabled: Story = { args: { disabled: true, disabledReason: 'Choose a date first' } };
export const Pending: Story = { args: { pending: true } };
export const Wide: Story = { args: { wide: true } };
export const LongTexts: Story = {
  render: () => (
    <Stack gap={12} align="start">
      <Button>{hardTexts.long}</Button>
      <Button variant="secondary">{hardTexts.unbroken}</Button>
      <Button variant="secondary">{hardTexts.rightToLeft}</Button>
      <Button variant="secondary">{hardTexts.markup}</Button>
    </Stack>
  ),
};
