import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../button/button.tsx';
import { hardTexts } from '../../testing/hard-texts.ts';
import { StagedProgress } from './staged-progress.tsx';

const meta: Meta = { title: 'Data/Staged progress' };
export default meta;

const done = (text: string) => ({ text, completed: true });
const open = (text: string) => ({ text, completed: false });

export const UnderWay: StoryObj = {
  render: () => (
    <StagedProgress
      label="Application"
      stages={[
        { title: 'About the shop', actions: [done('Name and address'), done('Owner')] },
        {
          title: 'Papers',
          actions: [done('Business license'), open('Proof of bank account'), open('Tax form')],
          action: <Button size="s">Upload papers</Button>,
        },
        { title: 'Training', actions: [] },
        { title: 'First lease', actions: [open('Create it')] },
      ]}
    />
  ),
};
export const Complete: StoryObj = {
  render: () => (
    <StagedProgress
      label="Application"
      stages={[
        { title: 'About the shop', actions: [done('Name and address')] },
        { title: 'Papers', actions: [done('Business license')] },
      ]}
    />
  ),
};
export const NothingToDo: StoryObj = {
  render: () => <StagedProgress label="Application" stages={[{ title: 'Review', actions: [] }]} />,
};
export const HardTexts: StoryObj = {
  render: () => (
    <StagedProgress
      label="Odd ones"
      stages={[
        {
          title: hardTexts.huge.slice(0, 400),
          actions: [open(hardTexts.markup), done(hardTexts.rightToLeft)],
        },
        { title: hardTexts.rightToLeft, actions: [open(hardTexts.huge.slice(0, 400))] },
      ]}
    />
  ),
};
