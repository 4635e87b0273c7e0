import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { object, optional, string } from 'superstruct';
import { TextField } from '../../controls/text-field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { SidePanel } from './side-panel.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

const panel = () => screen.queryByText('The panel’s content');

describe('SidePanel', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function Screen() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Add bank
        </button>
        <SidePanel open={open} onClose={() => setOpen(false)} title="Add bank account">
          <p>The panel’s content</p>
        </SidePanel>
      </>
    );
  }

  it('UI-07, UI-08: is open, then hidden, and removed 500 ms after that', async () => {
    const { user } = renderUi(<Screen />, { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    expect(panel()).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Add bank' }));
    const dialog = screen.getByRole('dialog', { name: 'Add bank account' });
    expect(dialog).not.toHaveAttribute('inert');

    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog).toHaveAttribute('inert');
    expect(screen.getByRole('button', { name: 'Add bank' })).toHaveFocus();
    act(() => jest.advanceTimersByTime(499));
    expect(panel()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(panel()).not.toBeInTheDocument();
  });

  it('UI-07: opens again from hidden without being removed', async () => {
    const { user } = renderUi(<Screen />, { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const open = screen.getByRole('button', { name: 'Add bank' });
    await user.click(open);
    await user.keyboard('{Escape}');
    act(() => jest.advanceTimersByTime(300));
    await user.click(open);
    act(() => jest.advanceTimersByTime(2000));
    expect(panel()).toBeInTheDocument();
    expect(screen.getByRole('dialog')).not.toHaveAttribute('inert');
  });
});

describe('a SidePanel with a form', () => {
  function Screen({ onClose }: { readonly onClose: () => void }) {
    return (
      <SidePanel open onClose={onClose} title="Edit">
        <Form struct={object({ city: optional(string()) })} onSubmit={() => {}}>
          <TextField name="city" label="City" />
        </Form>
      </SidePanel>
    );
  }

  it('UI-27: asks before it closes with changes, and keeps them on No', async () => {
    const onClose = jest.fn();
    const { user } = renderUi(<Screen onClose={onClose} />);
    await user.type(screen.getByLabelText('City'), 'Macon');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('City')).toHaveValue('Macon');

    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('UI-27: closes at once when nothing has changed', async () => {
    const onClose = jest.fn();
    const { user } = renderUi(<Screen onClose={onClose} />);
    await user.type(screen.getByLabelText('City'), 'M{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
