import { fireEvent, screen } from '@testing-library/react';
import { fakeLayout } from '../../testing/fake-layout.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { VirtualTable } from './virtual-table.tsx';

interface Shop {
  readonly name: string;
}
const rows: readonly Shop[] = Array.from({ length: 10_000 }, (_, at) => ({ name: `Shop ${at + 1}` }));

function Shops() {
  return (
    <VirtualTable
      caption="Shops"
      fields={[{ key: 'name', label: 'Name', sortable: true }]}
      rowKey={({ name }: Shop) => name}
      data={{ status: 'ready', rows }}
      height={500}
    />
  );
}

beforeEach(() => {
  fakeLayout({ width: 600 });
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
});
afterEach(() => jest.restoreAllMocks());

it('puts only the rows in view into the page, and tells how many there are and which these are', () => {
  renderUi(<Shops />);
  const shown = screen.getAllByRole('rowheader');
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.length).toBeLessThan(60);
  expect(screen.getByRole('table', { name: 'Shops' })).toHaveAttribute('aria-rowcount', '10001');
  expect(shown[0]?.closest('tr')).toHaveAttribute('aria-rowindex', '2');
});

it('scrolls by keyboard in a box with a name', async () => {
  const { user } = renderUi(<Shops />);
  await user.tab();
  expect(screen.getByRole('region', { name: 'Shops' })).toHaveFocus();
});

it('does not render visible rows again while others come and go', () => {
  renderUi(<Shops />);
  const box = screen.getByRole('region', { name: 'Shops' });
  const row = (name: string) => screen.queryByRole('rowheader', { name })?.closest('tbody');
  const stays = row('Shop 12');
  fireEvent.scroll(box, { target: { scrollTop: 1_000 } });
  expect(row('Shop 1')).toBeUndefined();
  expect(row('Shop 30')).toBeInTheDocument();
  expect(row('Shop 12')).toBe(stays);
});

it('sorts all rows, also those out of view', async () => {
  const { user } = renderUi(<Shops />);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Shop 10000');
});

it('leaves no listener and no observer behind', () => {
  const added = jest.spyOn(EventTarget.prototype, 'addEventListener');
  const removed = jest.spyOn(EventTarget.prototype, 'removeEventListener');
  const { observed } = fakeLayout({ width: 600 });
  const { unmount } = renderUi(<Shops />);
  const box = screen.getByRole('region', { name: 'Shops' });
  const ofScroll = ({ mock }: jest.SpyInstance) => mock.contexts.filter((element) => element === box).length;
  unmount();
  expect(ofScroll(added)).toBeGreaterThan(0);
  expect(ofScroll(removed)).toBe(ofScroll(added));
  expect(observed()).toBe(0);
});
