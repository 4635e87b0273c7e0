import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardTexts } from '../../testing/hard-texts.ts';
import { Opened } from '../../testing/opened.tsx';
import { AlertDialog } from './alert-dialog.tsx';

const meta = { title: 'Overlays/Alert dialog' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alert: Story = {
  render: () => (
    <Opened>
      {(open, close) => (
        <AlertDialog open={open} title="Scheduled" text="Call support to change it." onClose={close} />
      )}
    </Opened>
  ),
};
export const LongTexts: Story = {
  render: () => (
    <Opened>
      {(open, close) => (
        <AlertDialog open={open} title={hardTexts.unbroken} text={hardTexts.huge} onClose={close} />
      )}
    </Opened>
  ),
};
