import type { Meta, StoryObj } from '@storybook/react-vite';
import { Opened } from '../../testing/opened.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = { title: 'Overlays/Confirm dialog' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Confirm: Story = {
  render: () => (
    <Opened>
      {(open, close) => (
        <ConfirmDialog
          open={open}
          title="Pay $84.20 on 12/04/2026?"
          text="From Visa ending 4242."
          onAnswer={close}
        />
      )}
    </Opened>
  ),
};
export const Danger: Story = {
  render: () => (
    <Opened>
      {(open, close) => (
        <ConfirmDialog
          open={open}
          title="Remove this card?"
          confirm="Remove"
          cancel="Keep"
          tone="danger"
          onAnswer={close}
        />
      )}
    </Opened>
  ),
};
