import type { Meta, StoryObj } from '@storybook/react-vite';
import { object, optional, string } from 'superstruct';
import { Form } from '../../form/form.tsx';
import { TextField } from '../../controls/text-field/text-field.tsx';
import { hardTexts } from '../../testing/hard-texts.ts';
import { TabPanels } from './tab-panels.tsx';

const meta: Meta = { title: 'Data/Tab panels' };
export default meta;

type Story = StoryObj;

const tab = (text: string) => ({ id: text, text, content: <p>{text} are shown here.</p> });

export const Two: Story = { render: () => <TabPanels label="Methods" tabs={['Cards', 'Banks'].map(tab)} /> };
export const SecondOpen: Story = {
  render: () => <TabPanels label="Methods" tabs={['Cards', 'Banks'].map(tab)} initial="Banks" />,
};
/** Asks before it is left once something was typed. */
export const WithForm: Story = {
  render: () => (
    <TabPanels
      label="Methods"
      tabs={[
        {
          id: 'new',
          text: 'New card',
          content: (
            <Form struct={object({ holder: optional(string()) })} onSubmit={() => {}}>
              <TextField name="holder" label="Name on the card" optional />
            </Form>
          ),
        },
        tab('Banks'),
      ]}
    />
  ),
};
export const Many: Story = {
  render: () => (
    <TabPanels
      label="Months"
      tabs={[
        'January',
        'February',
        'March',
        'April',
        'May',
        'June',
        'July',
        'August',
        hardTexts.rightToLeft,
      ].map(tab)}
    />
  ),
};
