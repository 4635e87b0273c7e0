import { screen } from '@testing-library/react';
import { Facts } from './facts.tsx';
import { renderUi } from '../testing/render-ui.tsx';

it('Facts pairs names and values', () => {
  renderUi(
    <Facts
      layout="rows"
      items={[{ label: 'Lease', value: 'FW-1' }]}
      total={{ label: 'You pay', value: '$1' }}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Lease', 'You pay']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['FW-1', '$1']);
});
