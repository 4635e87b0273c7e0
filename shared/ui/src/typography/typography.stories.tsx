import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack.tsx';
import { hardTexts } from '../testing/hard-texts.ts';
import { Amount } from './amount.tsx';
import { BoldText } from './bold-text.tsx';
import { Heading } from './heading.tsx';
import { Label } from './label.tsx';
import { Text } from './text.tsx';

const meta: Meta = { title: 'Core/Type' };
export default meta;

export const Scale: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <Amount cents={61_240} />
      <Amount cents={8_420} size="m" />
      <Amount cents={1_200} size="s" />
      <Heading level={1}>What you owe</Heading>
      <Heading level={2}>Your leases</Heading>
      <Heading level={3}>Harbor Home Furniture</Heading>
      <Text>Due Friday, December 4. Paying early saves $214.60.</Text>
      <Text size="s" tone={2}>
        Loan number FW-204418
      </Text>
      <Label>Amount</Label>
    </Stack>
  ),
};

export const Tones: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {([1, 2, 3, 'brand', 'ok', 'warn', 'bad', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Tone {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const HardTexts: StoryObj = {
  render: () => (
    <Stack gap={12}>
      <Heading level={2}>{hardTexts.long}</Heading>
      <Text>{hardTexts.unbroken}</Text>
      <Text clip>{hardTexts.long}</Text>
      <Text>{hardTexts.rightToLeft}</Text>
      <Text>{hardTexts.markup}</Text>
      <Text>
        <BoldText>{'Pay **$612.40** on **Friday**'}</BoldText>
      </Text>
      <Amount cents={99_999_999} />
    </Stack>
  ),
};
