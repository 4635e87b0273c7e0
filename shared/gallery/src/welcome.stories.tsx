import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Heading, Stack, Text } from '@portal/ui';

const meta: Meta = { title: 'Welcome' };
export default meta;

export const Welcome: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <Heading level={1}>The kit</Heading>
      <Text>Every widget in every state. Choose brand and scheme in the toolbar.</Text>
      <div>
        <Button>Pay $612.40</Button>
      </div>
    </Stack>
  ),
};
