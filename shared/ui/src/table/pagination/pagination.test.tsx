import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui.tsx';
import { Pagination } from './pagination.tsx';

function Pages({ total, first = 1 }: { readonly total: number; readonly first?: number }) {
  const [page, setPage] = useState(first);
  return <Pagination label="Pages" page={page} perPage={10} total={total} onPage={setPage} />;
}
const numbers = () => screen.getAllByRole('button', { name: /^Page / }).map(({ textContent }) => textContent);
const current = () => screen.getByRole('button', { current: 'page' }).textContent;

it('UI-84: is shown only when there are more rows than on one page', () => {
  const { rerender, container } = renderUi(<Pages total={10} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Pages total={11} />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
});

it('UI-64: says `No results found` when there are none', () => {
  renderUi(<Pages total={0} />);
  expect(screen.getByText('No results found')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('UI-83: offers four numbers before and four after the current page', () => {
  renderUi(<Pages total={200} first={10} />);
  expect(numbers()).toEqual(['6', '7', '8', '9', '10', '11', '12', '13', '14']);
  expect(current()).toBe('10');
});

it('says which rows are shown, out loud when they change', async () => {
  const { user } = renderUi(<Pages total={1234} first={3} />);
  expect(screen.getByRole('status')).toHaveTextContent('21–30 of 1,234');
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(screen.getByRole('status')).toHaveTextContent('1,231–1,234 of 1,234');
});

it('is worked by keyboard, and leaves the focus at the ends of the list', async () => {
  const { user } = renderUi(<Pages total={25} first={2} />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(current()).toBe('1');
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(current()).toBe('1');
});

it('shows the nearest page for one that is not there', () => {
  renderUi(<Pages total={25} first={99} />);
  expect(current()).toBe('3');
  expect(screen.getByRole('status')).toHaveTextContent('21–25 of 25');
});
