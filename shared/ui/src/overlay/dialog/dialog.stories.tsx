import type { Meta, StoryObj } from '@storybook/react-vite';
import { CityForm } from '../../testing/city-form.tsx';
import { Opened } from '../../testing/opened.tsx';
import { Dialog } from './dialog.tsx';

const meta = { title: 'Overlays/Dialog' } satisfies Meta;
export default meta;

/** Asks before it is closed once something was typed. */
export const WithForm: StoryObj<typeof meta> = {
  render: () => (
    <Opened>
      {(open, close) => (
        <Dialog open={open} onClose={close} title="Change the address">
          <CityForm />
        </Dialog>
      )}
    </Opened>
  ),
};
