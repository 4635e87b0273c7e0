import { within } from '@testing-library/react';
import { SearchIcon } from './icons.tsx';
import { renderUi } from '../testing/render-ui.tsx';

it('UI-78: icons are light, and one has a name only where it is alone', () => {
  const { container } = renderUi(
    <>
      <SearchIcon />
      <SearchIcon label="Search" />
    </>,
  );
  expect(container.querySelector('svg')).toHaveAttribute('stroke-width', '1.5');
  expect(container.querySelector('svg')).toHaveAttribute('width', '20');
  const page = within(container);
  expect(page.getAllByRole('img')).toEqual([page.getByRole('img', { name: 'Search' })]);
});
