import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadButton } from './download-button.tsx';

const meta: Meta = { title: 'Data/Download' };
export default meta;

export const Ready: StoryObj = {
  render: () => <DownloadButton download={() => Promise.resolve('retailers.csv')} />,
};
export const NeverComes: StoryObj = {
  render: () => <DownloadButton download={() => new Promise(() => {})} />,
};
export const Fails: StoryObj = {
  render: () => <DownloadButton download={() => Promise.reject(new Error('There is no such file.'))} />,
};
export const Disabled: StoryObj = {
  render: () => <DownloadButton disabled text="Download all" download={() => new Promise(() => {})} />,
};
