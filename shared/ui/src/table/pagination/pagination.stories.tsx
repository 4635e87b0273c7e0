import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination } from './pagination.tsx';

const meta: Meta = { title: 'Data/Pagination' };
export default meta;

function Pages({ first, total = 1234 }: { readonly first: number; readonly total?: number }) {
  const [page, setPage] = useState(first);
  return <Pagination label="Pages of retailers" page={page} perPage={25} total={total} onPage={setPage} />;
}

export const First: StoryObj = { render: () => <Pages first={1} /> };
export const Middle: StoryObj = { render: () => <Pages first={10} /> };
export const Last: StoryObj = { render: () => <Pages first={50} /> };
export const Two: StoryObj = { render: () => <Pages first={1} total={26} /> };
export const None: StoryObj = { render: () => <Pages first={1} total={0} /> };
export const Narrow: StoryObj = {
  render: () => (
    <div css={{ maxWidth: 320 }}>
      <Pages first={10} />
    </div>
  ),
};
export const RightToLeft: StoryObj = {
  render: () => (
    <div dir="rtl">
      <Pages first={10} />
    </div>
  ),
};
