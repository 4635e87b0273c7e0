import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Drawer } from './drawer.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

it('Drawer is named, closes on Escape and restores the focus', async () => {
  function Screen() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Drawer open={open} onClose={() => setOpen(false)}>
          <a href="#/leases">All Leases</a>
        </Drawer>
      </>
    );
  }
  const { user } = renderUi(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});
