import { screen } from '@testing-library/react';
import { SkeletonScreen } from './skeleton.tsx';
import { renderUi } from '../testing/render-ui.tsx';

it('SkeletonScreen announces loading once and hides its blocks', () => {
  renderUi(
    <SkeletonScreen>
      <p>block</p>
    </SkeletonScreen>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.getByText('block').closest('[aria-hidden=true]')).not.toBeNull();
});
