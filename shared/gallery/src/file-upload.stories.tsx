import type { Meta, StoryObj } from '@storybook/react-vite';
import { useUploads } from '@portal/platform/widgets';
import { FileUpload, type UploadedFile } from '@portal/ui/upload';
import { useState } from 'react';
import { SignedIn } from './signed-in.tsx';

const meta = { title: 'With the api/File upload' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Papers() {
  const [files, setFiles] = useState<readonly UploadedFile[] | undefined>();
  return (
    <div css={{ maxWidth: 560, display: 'grid', gap: 6 }}>
      <span id="papers-label">Papers</span>
      <FileUpload id="papers" port={useUploads()} value={files} onChange={setFiles} multiple maxFiles={5} />
    </div>
  );
}

/** Really sends, renames and deletes files. */
export const ManyFiles: Story = {
  render: () => (
    <SignedIn as="sam">
      <Papers />
    </SignedIn>
  ),
};
