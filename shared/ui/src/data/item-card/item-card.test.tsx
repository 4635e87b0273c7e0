import { screen, within } from '@testing-library/react';
import { ItemCard } from './item-card.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

it('ItemCard keeps the whole of a long title and is read as heading, facts and progress', () => {
  const title = 'The Original Chattahoochee Valley Emporium of Greater Middle Georgia, Branch 12';
  renderUi(
    <ul>
      <ItemCard
        icon={<svg />}
        title={title}
        note="Number 7"
        facts={[{ label: 'Left', value: '$5.00' }]}
        progress={{ percent: 62, label: '62% done' }}
        remarks={['62% done', 'by Us']}
      />
    </ul>,
  );
  const item = screen.getByRole('listitem');
  expect(within(item).getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(within(item).getByTitle(title)).toHaveTextContent(
    'The Original Chattahoochee Valley E…e Georgia, Branch 12',
  );
  expect(within(item).getByRole('term')).toHaveTextContent('Left');
  expect(within(item).getByRole('definition')).toHaveTextContent('$5.00');
  expect(within(item).getByRole('img', { name: '62% done' })).toBeVisible();
  expect(within(item).getByText('62% done · by Us')).toBeVisible();
});
