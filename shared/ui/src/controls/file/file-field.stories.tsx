import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../../testing/story-form.tsx';
import {
  chooseFiles,
  hardFiles,
  press,
  storyFiles,
  uploadsArrive,
  uploadsDownload,
  uploadsFail,
  uploadsGoOn,
} from '../../testing/story-uploads.ts';
import { FileField } from './file-field.tsx';

const meta = { title: 'Inputs/File upload' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneFile: Story = {
  render: () => (
    <StoryForm>
      <FileField name="value" label="Signed lease" port={uploadsArrive} />
    </StoryForm>
  ),
};
export const ManyFiles: Story = {
  render: () => (
    <StoryForm>
      <FileField
        name="value"
        label="Photos of the goods"
        help="From the front and from the back."
        port={uploadsArrive}
        accept={['.pdf', 'image/*']}
        multiple
        maxFiles={5}
        optional
      />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: storyFiles }}>
      <FileField name="value" label="Papers" port={uploadsArrive} multiple />
    </StoryForm>
  ),
};
export const Downloaded: Story = {
  render: () => (
    <StoryForm values={{ value: storyFiles }}>
      <FileField name="value" label="Papers" port={uploadsDownload} multiple />
    </StoryForm>
  ),
};
export const Full: Story = {
  render: () => (
    <StoryForm values={{ value: storyFiles }}>
      <FileField name="value" label="Papers" port={uploadsArrive} multiple maxFiles={3} />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm errors={{ value: 'Choose at least one file' }}>
      <FileField name="value" label="Papers" port={uploadsArrive} multiple />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: storyFiles }}>
      <FileField name="value" label="Papers" port={uploadsArrive} multiple disabled />
    </StoryForm>
  ),
};
export const Uploading: Story = {
  render: () => (
    <StoryForm values={{ value: storyFiles.slice(0, 1) }}>
      <FileField name="value" label="Papers" port={uploadsGoOn} multiple atOnce={2} />
    </StoryForm>
  ),
  play: chooseFiles('Front.jpg', 'Back.jpg', 'Side.jpg'),
};
export const TimedOut: Story = {
  render: () => (
    <StoryForm>
      <FileField name="value" label="Papers" port={uploadsFail({ code: 504 })} multiple />
    </StoryForm>
  ),
  play: chooseFiles('Front.jpg'),
};
export const Rejected: Story = {
  render: () => (
    <StoryForm>
      <FileField
        name="value"
        label="Papers"
        port={uploadsFail({
          code: 422,
          message: 'This picture can’t be used',
          fields: { file: ['It is narrower than 600 pixels.', 'It has no colours.'] },
        })}
        multiple
      />
    </StoryForm>
  ),
  play: chooseFiles('Front.jpg'),
};
export const LeftOut: Story = {
  render: () => (
    <StoryForm values={{ value: storyFiles.slice(0, 1) }}>
      <FileField name="value" label="Papers" port={uploadsGoOn} accept={['.pdf']} multiple maxFiles={2} />
    </StoryForm>
  ),
  play: chooseFiles('Lease.pdf', 'Front.jpg', 'Receipt.pdf', 'Guarantee.pdf'),
};
export const Renaming: Story = {
  render: () => (
    <StoryForm values={{ value: storyFiles }}>
      <FileField name="value" label="Papers" port={uploadsArrive} multiple />
    </StoryForm>
  ),
  play: press('Rename Lease.pdf'),
};
export const Deleting: Story = {
  render: () => (
    <StoryForm values={{ value: storyFiles }}>
      <FileField name="value" label="Papers" port={uploadsArrive} multiple />
    </StoryForm>
  ),
  play: press('Delete Lease.pdf'),
};
export const HardTexts: Story = {
  render: () => (
    <StoryForm values={{ value: hardFiles }}>
      <FileField name="value" label="Papers" port={uploadsArrive} multiple />
    </StoryForm>
  ),
};
