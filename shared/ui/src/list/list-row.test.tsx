import { screen } from '@testing-library/react';
import { ListRow } from './list-row.tsx';
import { renderUi } from '../testing/render-ui.tsx';

it('ListRow makes the whole row a link', () => {
  renderUi(
    <ul>
      <ListRow to="/profile/change-email" title="Change email" note="maria@portal.test" />
    </ul>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('Change emailmaria@portal.test');
});
