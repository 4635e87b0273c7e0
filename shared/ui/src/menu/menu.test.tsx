import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderUi } from '../testing/render-ui.tsx';
import { MenuButton } from './menu-button.tsx';
import type { MenuItem } from './menu-item.ts';

const open = async (items: readonly MenuItem[], search = false) => {
  const shown = renderUi(
    <>
      <MenuButton label="Actions" items={items} search={search} />
      <Routes>
        <Route path="*" element={<Place />} />
      </Routes>
    </>,
  );
  await shown.user.tab();
  await shown.user.keyboard('{Enter}');
  return shown;
};

function Place() {
  return <p>At {useLocation().pathname}</p>;
}

const entry = (name: string | RegExp) => screen.getByRole('menuitem', { name });

it('UI-05: shows text, avatar with its words, badge, and where the reader is', async () => {
  await open([
    { text: 'Ada', avatar: '/ada.png', alt: 'Portrait', badge: 3, active: true },
    { text: '<b>Bold</b>' },
  ]);
  expect(entry('Portrait Ada 3')).toHaveAttribute('aria-current', 'true');
  expect(within(entry('Portrait Ada 3')).getByRole('img')).toHaveAttribute('src', '/ada.png');
  expect(entry('<b>Bold</b>')).not.toHaveAttribute('aria-current');
});

it('UI-05: `click` is done once, and the menu closes with the focus back on its button', async () => {
  const click = jest.fn();
  const { user } = await open([{ text: 'Print', click }]);
  await user.keyboard('{Enter}');
  expect(click).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
});

it('UI-05: `to` is a link of the portal, followed by the router', async () => {
  const { user } = await open([{ text: 'Profile', to: '/profile/main', active: true }]);
  expect(entry('Profile')).toHaveAttribute('href', '/profile/main');
  expect(entry('Profile')).toHaveAttribute('aria-current', 'page');
  await user.click(entry('Profile'));
  expect(screen.getByText('At /profile/main')).toBeInTheDocument();
});

it('UI-05: `href` is a link outside, in a new tab without an opener', async () => {
  await open([{ text: 'Help', href: 'https://help.example/' }]);
  expect(entry('Help')).toHaveAttribute('href', 'https://help.example/');
  expect(entry('Help')).toHaveAttribute('target', '_blank');
  expect(entry('Help')).toHaveAttribute('rel', 'noopener noreferrer');
});

it('UI-05: children open beside by the right arrow and close by the left', async () => {
  const click = jest.fn();
  const { user } = await open([
    { text: 'Export', children: [{ text: 'As CSV', click }, { text: 'As CSV' }] },
  ]);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('menu', { name: 'Export' })).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('menu', { name: 'Export' })).not.toBeInTheDocument();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(click).toHaveBeenCalledTimes(1);
});

it('UI-05, UI-62: `search` leaves the children that contain what is typed, whatever their accents', async () => {
  const { user } = await open([
    { text: 'Shops', search: true, children: [{ text: 'Café Nord' }, { text: 'Tire Barn' }] },
  ]);
  await user.keyboard('{ArrowRight}');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'cafe');
  const found = within(screen.getByRole('menu', { name: 'Shops' }));
  expect(found.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Café Nord']);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No results found.')).toBeInTheDocument();
});

it('UI-62: a space typed in the search box is typed, also right after first letters have moved in the menu', async () => {
  const { user } = await open([
    { text: 'Print' },
    { text: 'Shops', search: true, children: [{ text: 'Tire Barn' }, { text: 'Tiretown' }] },
  ]);
  await user.keyboard('sh{ArrowRight}tire b');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('tire b');
  const found = within(screen.getByRole('menu', { name: 'Shops' }));
  expect(found.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Tire Barn']);
});

it('UI-66: asks before an entry that deletes, and takes no for an answer', async () => {
  const click = jest.fn();
  const { user } = await open([{ text: 'Delete', tone: 'danger', confirm: 'Delete this item?', click }]);
  await user.click(entry('Delete'));
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(click).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(entry('Delete'));
  expect(screen.getByRole('alertdialog', { name: 'Delete this item?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(click).toHaveBeenCalledTimes(1);
});
