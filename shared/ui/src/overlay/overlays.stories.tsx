import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { object, optional, string } from 'superstruct';
import { Button } from '../button/button.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../controls/text-field/text-field.tsx';
import { hardTexts } from '../testing/hard-texts.ts';
import { Text } from '../typography/text.tsx';
import { AlertDialog } from './question/alert-dialog.tsx';
import { ConfirmDialog } from './question/confirm-dialog.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { Drawer } from './drawer/drawer.tsx';
import { SidePanel } from './side-panel/side-panel.tsx';

const meta = { title: 'Overlays/Dialogs' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

interface OpenedProps {
  readonly children: (open: boolean, close: () => void) => ReactNode;
}

/** Open at first, and again by the button. */
function Opened({ children }: OpenedProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

const city = (
  <Form struct={object({ city: optional(string()) })} onSubmit={() => {}}>
    <TextField name="city" label="City" optional />
    <SubmitButton>Save</SubmitButton>
  </Form>
);

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
export const ConfirmDanger: Story = {
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
export const Alert: Story = {
  render: () => (
    <Opened>
      {(open, close) => (
        <AlertDialog open={open} title="Scheduled" text="Call support to change it." onClose={close} />
      )}
    </Opened>
  ),
};
export const AlertWithLongTexts: Story = {
  render: () => (
    <Opened>
      {(open, close) => (
        <AlertDialog open={open} title={hardTexts.unbroken} text={hardTexts.huge} onClose={close} />
      )}
    </Opened>
  ),
};
/** Asks before it is closed once something was typed. */
export const DialogWithForm: Story = {
  render: () => (
    <Opened>
      {(open, close) => (
        <Dialog open={open} onClose={close} title="Change the address">
          {city}
        </Dialog>
      )}
    </Opened>
  ),
};
/** Hidden when it is closed, removed 500 ms later. */
export const Panel: Story = {
  render: () => (
    <Opened>
      {(open, close) => (
        <SidePanel open={open} onClose={close} title="Edit" footer={<Button onClick={close}>Done</Button>}>
          {city}
        </SidePanel>
      )}
    </Opened>
  ),
};
export const PanelWithLongTexts: Story = {
  render: () => (
    <Opened>
      {(open, close) => (
        <SidePanel open={open} onClose={close} title={hardTexts.unbroken}>
          <Text>{hardTexts.huge}</Text>
          <p dir="auto">{hardTexts.rightToLeft}</p>
        </SidePanel>
      )}
    </Opened>
  ),
};
export const PhoneMenu: Story = {
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
