import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  delivery,
  everyType,
  hard,
  neverAnswers,
  partly,
  storyPorts,
  storySource,
} from '../testing/story-schemas.ts';
import { SchemaForm } from './schema-form.tsx';
import type { SchemaSource } from './schema/schema-source.ts';

const meta = { title: 'Form/Schema form' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function shown(source: SchemaSource): NonNullable<Story['render']> {
  return () => (
    <div css={{ maxWidth: 560 }}>
      <SchemaForm source={source} ports={storyPorts} />
    </div>
  );
}

/** A story's play function: submits the form as soon as it is enabled. */
const send = ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> =>
  until(() => canvasElement.querySelector<HTMLElement>('button[type=submit]:enabled')).then((button) =>
    button.click(),
  );

async function until<Found>(find: () => Found | null): Promise<Found> {
  for (;;) {
    const found = find();
    if (found !== null) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

const rejected = Object.assign(new Error('rejected'), {
  fields: { street: ['We don’t deliver there yet.'], day: ['That day is taken.'] },
});
const validForm = { ...delivery, values: { ...delivery.values, make: 'oak' } };

export const Ready: Story = { render: shown(storySource(delivery)) };
export const EveryType: Story = { render: shown(storySource(everyType)) };
export const Loading: Story = { render: shown(neverAnswers) };
export const Failed: Story = {
  render: shown(storySource(null, { view: () => Promise.reject(new Error('broken')) })),
};
export const NoSchema: Story = { render: shown(storySource({ rows: [] })) };
export const PartlyWrong: Story = { render: shown(storySource(partly)) };
export const Sent: Story = { render: shown(storySource(validForm)), play: send };
export const Rejected: Story = {
  render: shown(storySource(validForm, { submit: () => Promise.reject(rejected) })),
  play: send,
};
export const NotSent: Story = {
  render: shown(storySource(validForm, { submit: () => Promise.reject(new Error('broken')) })),
  play: send,
};
export const HardTexts: Story = { render: shown(storySource(hard)) };
