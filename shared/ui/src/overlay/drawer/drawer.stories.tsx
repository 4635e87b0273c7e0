import type { Meta, StoryObj } from '@storybook/react-vite';
import { Opened } from '../../testing/opened.tsx';
import { Drawer } from './drawer.tsx';

const meta = { title: 'Overlays/Drawer' } satisfies Meta;
export default meta;

export const PhoneMenu: StoryObj<typeof meta> = {
  render: () => (
    <Opened>
      {(open, close) => (
        <Drawer open={open} onClose={close}>
          <a href="#/leases">All Leases</a>
          <a href="#/profile">Profile</a>
        </Drawer>
      )}
    </Opened>
  ),
};
