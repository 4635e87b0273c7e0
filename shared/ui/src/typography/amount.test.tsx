import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Amount } from './amount.tsx';

it('Amount is read as one amount, with its cents', () => {
  renderUi(
    <p>
      <Amount cents={123420} />
    </p>,
  );
  const spoken = screen.getByText('$1,234.20');
  expect(spoken).toBeInTheDocument();
  expect(spoken.nextElementSibling).toHaveAttribute('aria-hidden', 'true');
  expect(spoken.nextElementSibling).toHaveTextContent('$1,234.20');
});
