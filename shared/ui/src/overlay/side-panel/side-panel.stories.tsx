import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../button/button.tsx';
import { CityForm } from '../../testing/city-form.tsx';
import { hardTexts } from '../../testing/hard-texts.ts';
import { Opened } from '../../testing/opened.tsx';
import { Text } from '../../typography/text.tsx';
import { SidePanel } from './side-panel.tsx';

const meta = { title: 'Overlays/Side panel' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden when it is closed, removed 500 ms later. */
export const Panel: Story = {
  render: () => (
    <Opened>
      {(open, close) => (
        <SidePanel open={open} onClose={close} title="Edit" footer={<Button onClick={close}>Done</Button>}>
          <CityForm />
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
