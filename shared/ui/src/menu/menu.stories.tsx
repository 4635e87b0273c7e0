import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadIcon, EditIcon, FilterIcon, ProfileIcon, TrashIcon } from '../icons/icons.tsx';
import { hardTexts } from '../testing/hard-texts.ts';
import { MenuButton } from './menu-button.tsx';
import type { MenuItem } from './menu-item.ts';

const meta: Meta = { title: 'Data/Menu' };
export default meta;

const avatar =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Crect width='24' height='24' fill='%23c9781b'/%3E%3Ccircle cx='12' cy='10' r='4' fill='%23fff'/%3E%3Cpath d='M4 24a8 8 0 0 1 16 0' fill='%23fff'/%3E%3C/svg%3E";

const items: readonly MenuItem[] = [
  { text: 'Ada Moss', avatar, alt: '', badge: 3, active: true },
  { text: 'Profile', icon: <ProfileIcon size={18} />, to: '/profile/main' },
  { text: 'Help center', href: 'https://help.example/' },
  {
    text: 'Export',
    icon: <DownloadIcon size={18} />,
    children: [
      { text: 'As CSV' },
      { text: 'As PDF', children: [{ text: 'This page' }, { text: 'All pages' }] },
    ],
  },
  {
    text: 'Move to',
    search: true,
    children: Array.from({ length: 30 }, (_, at) => ({ text: `Region ${at + 1}` })),
  },
  { text: 'Edit', icon: <EditIcon size={18} />, disabled: true },
  {
    text: 'Delete',
    icon: <TrashIcon size={18} />,
    tone: 'danger',
    confirm: 'Delete this item?',
    click: () => {},
  },
];

export const ThreeDots: StoryObj = { render: () => <MenuButton label="Actions" items={items} /> };
export const WithText: StoryObj = {
  render: () => <MenuButton label="Filters" text="Filters" icon={<FilterIcon size={18} />} items={items} />,
};
export const Searched: StoryObj = {
  render: () => <MenuButton label="Filters" text="Filters" items={items} search />,
};
export const Disabled: StoryObj = { render: () => <MenuButton label="Filters" text="Filters" items={[]} /> };
export const HardTexts: StoryObj = {
  render: () => (
    <MenuButton
      label="Odd ones"
      text="Odd ones"
      items={[hardTexts.huge, hardTexts.markup, hardTexts.rightToLeft, 'Twice', 'Twice'].map((text) => ({
        text,
      }))}
    />
  ),
};
